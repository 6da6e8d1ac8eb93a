import { Form, href, useNavigation } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { DoneMark, FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { Route } from './+types/join.ts'
import stylesheet from './join.css?url'
import type { JoinAnswer } from './join.server.ts'

export const handle: PageHandle = { hasContactForm: false }

export { loader, action } from './join.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Rejoindre le club',
    description: 'Demander une invitation, à l’entraînement.',
    path: href('/rejoindre/:code', params),
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Join({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <div className="wrap section join">
      {answer?.outcome === 'asked' ? (
        <Asked email={answer.values.email} />
      ) : isOpen && answer?.outcome !== 'closed' ? (
        <JoinForm answer={answer} />
      ) : (
        <Closed />
      )}
    </div>
  )
}

function Asked({ email }: { email: string }) {
  return (
    <>
      <DoneMark />
      <FocusedTitle>C’est noté.</FocusedTitle>
      <p className="lead">
        Votre coach confirme votre demande. Vous recevrez alors un lien personnel à <b>{email}</b>.
      </p>
    </>
  )
}

function Closed() {
  return (
    <>
      <h1 className="d2">Ce code n’est plus ouvert.</h1>
      <p className="lead">Il ne sert que pendant l’entraînement. Demandez-en un autre à votre coach.</p>
      <ButtonLink to={href('/contact')} look="line" size="large">
        Nous écrire
      </ButtonLink>
    </>
  )
}

function JoinForm({ answer }: { answer: JoinAnswer | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <>
      <h1 className="d2">Rejoindre le club</h1>
      <p className="lead">Écrivez votre nom et votre adresse&nbsp;: votre coach confirme, et vous invite.</p>
      <UnreachedNote />
      <CutOffNote />
      {answer?.outcome === 'later' ? (
        <ProblemNote key={answer.attempt}>
          Trop de demandes viennent d’arriver&nbsp;: attendez un peu, ou donnez votre adresse à votre coach.
        </ProblemNote>
      ) : null}
      <Form method="post" className="stack" noValidate>
        <FieldProblems answer={answer} prefix="join" />
        <Field id="join-firstName" label="Prénom" error={errorOf('firstName')}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            defaultValue={answer?.values.firstName}
            required
          />
        </Field>
        <Field id="join-lastName" label="Nom" error={errorOf('lastName')}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            defaultValue={answer?.values.lastName}
            required
          />
        </Field>
        <Field id="join-email" label="Adresse e-mail" error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={answer?.values.email}
            required
          />
        </Field>
        <p className="muted small">
          Ils servent à vous inviter, et s’effacent en trente jours si vous ne venez pas.
        </p>
        <Button type="submit" size="large" busy={isSending}>
          Demander mon invitation
        </Button>
      </Form>
    </>
  )
}
