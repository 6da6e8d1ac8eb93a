import { Form, href, useNavigation } from 'react-router'
import { waitingDays } from '#app/domain/shop/restock/restock.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { DoneMark, FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/ask.ts'
import type { RestockAnswer } from './ask.server.ts'
import stylesheet from './restock.css?url'

export { loader, action } from './ask.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(['produit', 'variante'])

export const meta = hiddenMeta('Prévenez-moi', 'Être prévenu, une fois, du retour d’une taille épuisée.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

type Offer = Route.ComponentProps['loaderData']

export default function AskRestock({ loaderData: offer, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <div className="wrap section restock">
      {answer?.outcome === 'asked' ? (
        <Asked email={answer.values.email} offer={offer} />
      ) : offer.isBack ? (
        <Back offer={offer} />
      ) : (
        <AskForm offer={offer} answer={answer} />
      )}
    </div>
  )
}

const nameOf = ({ label, detail }: Offer) => (detail ? `${label}, ${detail}` : label)

function Asked({ email, offer }: { email: string; offer: Offer }) {
  return (
    <>
      <DoneMark />
      <FocusedTitle>Confirmez par e-mail.</FocusedTitle>
      <p className="lead">
        Un message part à <b>{email}</b>&nbsp;: ouvrez son lien pour être sur la liste. Sans confirmation,
        l’adresse s’efface en sept jours.
      </p>
      <UnreachedNote mailed="request" />
      <ButtonLink to={offer.path} look="line" size="large">
        Revenir à l’article
      </ButtonLink>
    </>
  )
}

function Back({ offer }: { offer: Offer }) {
  return (
    <>
      <h1 className="d2">Il est de retour.</h1>
      <p className="lead">{nameOf(offer)}&nbsp;: vous pouvez le commander dès maintenant.</p>
      <ButtonLink to={offer.path} size="large">
        Voir l’article
      </ButtonLink>
    </>
  )
}

const refusals = {
  later: 'Beaucoup de demandes en peu de temps\u00a0: attendez quelques minutes, puis envoyez de nouveau.',
  full: 'Cette adresse attend déjà dix articles. Quittez une liste par le lien de son e-mail, puis recommencez.',
}

function AskForm({ offer, answer }: { offer: Offer; answer: RestockAnswer | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const refused = answer?.outcome === 'later' || answer?.outcome === 'full' ? answer.outcome : undefined
  return (
    <>
      <h1 className="d2">Prévenez-moi</h1>
      <p className="lead">{nameOf(offer)}&nbsp;: un e-mail, un seul, quand il revient.</p>
      <UnreachedNote mailed="request" />
      <CutOffNote />
      {answer && refused ? <ProblemNote key={answer.attempt}>{refusals[refused]}</ProblemNote> : null}
      <Form method="post" className="stack" noValidate>
        <FieldProblems answer={answer} prefix="restock" />
        <Field id="restock-email" label="Adresse e-mail" error={messageFor(answer, 'email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={answer?.values.email ?? offer.email}
            required
          />
        </Field>
        <p className="muted small">
          Nous écrivons dans l’ordre de la liste, à autant de personnes qu’il y a de pièces, puis aux
          suivantes le lendemain. L’adresse ne sert qu’à cela et s’efface ensuite, au plus tard après{' '}
          {waitingDays} jours. <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <Button type="submit" size="large" busy={isSending}>
          Me prévenir
        </Button>
      </Form>
    </>
  )
}
