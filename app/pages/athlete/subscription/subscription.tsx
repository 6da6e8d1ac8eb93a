import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { subscriptionPath } from '../addresses.ts'
import { AreaBreadcrumb } from '../area.tsx'
import type { Route } from './+types/subscription.ts'
import { FeedList, HowToAdd } from './feed-list.tsx'
import { IntentForm, SubscriptionSection, ReminderChoices } from './subscription-section.tsx'
import { doneWords, secretActs, type SecretAct } from './subscription-words.ts'
import stylesheet from './subscription.css?url'

const whileSending =
  'La connexion s’est interrompue, nous ne savons pas si c’est fait. Recommencez quand elle est revenue.'

export { loader, action } from './subscription.server.ts'

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta = hiddenMeta(
  'S’abonner au calendrier',
  'Le calendrier du club dans votre agenda, et les rappels que vous voulez.',
)

export default function Subscription({
  loaderData: { feeds, choices, asks },
  actionData,
}: Route.ComponentProps) {
  const { cutOff } = useAnswerDespiteCut<object>(actionData)
  const said = useDone(doneWords)
  return (
    <div className="wrap inner subscription">
      <AreaBreadcrumb here="S’abonner" />
      <header className="area-head stack">
        <h1 className="d2">Dans votre agenda</h1>
        <p className="lead">
          Abonnez-y votre téléphone ou votre ordinateur&nbsp;: les courses s’y ajoutent, changent et
          s’annulent toutes seules.
        </p>
        {cutOff ? <ProblemNote key={cutOff.attempt}>{whileSending}</ProblemNote> : null}
        {said === undefined || cutOff ? null : <DoneNote key={said}>{said}</DoneNote>}
      </header>
      {asks ? <ConfirmSecretAct key={asks} act={asks} /> : null}
      {feeds.length > 0 ? <FeedList feeds={feeds} /> : <NoAddress />}
      <HowToAdd />
      <ReminderChoices choices={choices} />
      {feeds.length > 0 ? <SecretSection /> : null}
    </div>
  )
}

function NoAddress() {
  return (
    <SubscriptionSection
      id="adresses"
      title="Vos deux calendriers"
      lead="Un agenda ne sait pas se connecter à votre place&nbsp;: il lit une adresse qui n’est qu’à vous."
    >
      <p>Vous n’avez pas encore d’adresse. Il y en aura deux&nbsp;: tout le calendrier, et vos courses.</p>
      <IntentForm intent="renouveler" icon="key-round">
        Créer mes adresses
      </IntentForm>
    </SubscriptionSection>
  )
}

function SecretSection() {
  return (
    <SubscriptionSection
      id="secret"
      title="Une adresse secrète"
      lead="Qui la connaît lit ce calendrier sans se connecter. Aucun nom de membre n’y est, mais vos courses y sont&nbsp;: ne la publiez pas."
    >
      <p>
        Vous l’avez montrée, ou un appareil n’est plus à vous&#8239;? Changez-en&nbsp;: l’ancienne ne mène
        plus à rien, aussitôt.
      </p>
      <div className="subscription-buttons row cluster">
        <ButtonLink look="line" icon="repeat-2" to={`${subscriptionPath}?etape=renouveler`}>
          Changer d’adresses
        </ButtonLink>
        <ButtonLink look="ghost" to={`${subscriptionPath}?etape=fermer`}>
          Ne plus avoir d’adresse
        </ButtonLink>
      </div>
    </SubscriptionSection>
  )
}

function ConfirmSecretAct({ act }: { act: SecretAct }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  const words = secretActs[act]
  return (
    <Card as="section" className="subscription-confirm stack" aria-labelledby="confirmer-title">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the question by itself */}
      <h2 className="d4" id="confirmer-title" tabIndex={-1} ref={title} autoFocus>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <IntentForm
        intent={act}
        look="danger"
        beside={
          <ButtonLink look="ghost" to={subscriptionPath}>
            Ne rien changer
          </ButtonLink>
        }
      >
        {words.confirm}
      </IntentForm>
    </Card>
  )
}
