import { href, Form, useNavigation } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { DoneMark, FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { Route } from './+types/letter-link.ts'
import stylesheet from './reminders.css?url'

export { loader, action } from './letter-link.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Messages du club',
    description: 'Ne plus recevoir les messages du club, ou les recevoir de nouveau.',
    path: href('/messages-du-club/:token', params),
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function LetterLinkPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { answer: changed } = useAnswerDespiteCut(actionData)
  return (
    <div className="wrap section reminder-link">
      <CutOffNote />
      {link ? <LetterState isCut={link.isCut} isAnswer={changed?.link !== undefined} /> : <UnknownLink />}
    </div>
  )
}

function UnknownLink() {
  return (
    <>
      <h1 className="d2">Ce lien ne mène à rien.</h1>
      <p className="lead">
        Il est peut-être coupé en deux&nbsp;: copiez-le en entier depuis l’e-mail. Si votre compte est
        supprimé, il n’y a rien à faire&nbsp;: plus rien ne part.
      </p>
      <div className="reminder-acts row cluster">
        <ButtonLink to={href('/contact')} look="line" size="large">
          Nous écrire
        </ButtonLink>
      </div>
    </>
  )
}

function LetterState({ isCut, isAnswer }: { isCut: boolean; isAnswer: boolean }) {
  const isBusy = useNavigation().state === 'submitting'
  const title = isAnswer
    ? isCut
      ? 'C’est fait.'
      : 'C’est rétabli.'
    : isCut
      ? 'Ces messages sont coupés.'
      : 'Ne plus recevoir les messages du club\u202f?'
  return (
    <>
      {isAnswer ? <DoneMark /> : null}
      {isAnswer ? <FocusedTitle key={title}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
      <p className="lead">
        {isCut
          ? 'Ce que les coachs écrivent à plusieurs personnes ne vous est plus envoyé. Ce qui concerne votre compte et vos commandes continue.'
          : 'Ce sont les e-mails que les coachs écrivent à un groupe, ou à qui va à une course.'}
      </p>
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
            {isCut ? 'Les recevoir de nouveau' : 'Ne plus les recevoir'}
          </Button>
        </Form>
      </div>
      <p className="muted reminder-help small">Ce lien n’ouvre rien d’autre que ce réglage.</p>
    </>
  )
}
