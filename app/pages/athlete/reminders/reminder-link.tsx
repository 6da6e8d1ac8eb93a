import { href, Form, useNavigation } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { DoneMark, FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { subscriptionPath } from '../addresses.ts'
import type { Route } from './+types/reminder-link.ts'
import type { NamedLink } from './reminder-link.server.ts'
import stylesheet from './reminders.css?url'

const whileChanging =
  'La connexion s’est interrompue, nous ne savons pas si c’est fait. Recommencez quand elle est revenue.'

export { loader, action } from './reminder-link.server.ts'

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Rappels par e-mail',
    description: 'Ne plus recevoir un rappel, ou le recevoir de nouveau.',
    path: href('/rappels/:token', params),
    isHidden: true,
  })

export default function ReminderLinkPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { answer: changed, cutOff } = useAnswerDespiteCut(actionData)
  return (
    <div className="wrap section reminder-link">
      {cutOff ? <ProblemNote key={cutOff.attempt}>{whileChanging}</ProblemNote> : null}
      {link ? <ReminderState link={link} isAnswer={changed?.link !== undefined} /> : <UnknownLink />}
    </div>
  )
}

function UnknownLink() {
  return (
    <>
      <h1 className="d2">Ce lien ne mène à rien.</h1>
      <p className="lead">
        Il est peut-être coupé en deux&nbsp;: copiez-le en entier depuis l’e-mail. Si votre compte est
        supprimé, il n’y a rien à faire&nbsp;: aucun rappel ne part plus.
      </p>
      <div className="reminder-acts row cluster">
        <ButtonLink to={`${subscriptionPath}#rappels`} size="large">
          Choisir mes rappels
        </ButtonLink>
        <ButtonLink to={href('/contact')} look="line" size="large">
          Nous écrire
        </ButtonLink>
      </div>
    </>
  )
}

function ReminderState({ link: { name, isCut }, isAnswer }: { link: NamedLink; isAnswer: boolean }) {
  const isBusy = useNavigation().state === 'submitting'
  const { title, lead, button } = reminderWords({ isCut, isAnswer })
  return (
    <>
      {isAnswer ? <DoneMark /> : null}
      {isAnswer ? <FocusedTitle key={title}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
      <p className="lead">{lead}</p>
      <p className="reminder-kind">{name}</p>
      <div className="reminder-acts row cluster">
        <Form method="post">
          <Button
            type="submit"
            name="geste"
            value={isCut ? 'recevoir' : 'couper'}
            size="large"
            look={isAnswer ? 'line' : 'primary'}
            busy={isBusy}
          >
            {button}
          </Button>
        </Form>
        <ButtonLink to={`${subscriptionPath}#rappels`} look="ghost" size="large">
          Choisir mes rappels
        </ButtonLink>
      </div>
      <p className="muted reminder-help small">Ce lien n’ouvre rien d’autre que ce réglage.</p>
    </>
  )
}

function reminderWords({ isCut, isAnswer }: { isCut: boolean; isAnswer: boolean }) {
  if (isCut)
    return {
      title: isAnswer ? 'C’est fait.' : 'Ce rappel est coupé.',
      lead: 'Vous ne recevez plus ce rappel, pour aucune course. Les autres continuent.',
      button: 'Recevoir de nouveau ce rappel',
    }
  return {
    title: isAnswer ? 'C’est rétabli.' : 'Ne plus recevoir ce rappel\u202f?',
    lead: isAnswer
      ? 'Vous recevez de nouveau ce rappel.'
      : 'Il ne partira plus, pour aucune course. Vos autres rappels continuent, et vous pourrez changer d’avis.',
    button: 'Ne plus recevoir ce rappel',
  }
}
