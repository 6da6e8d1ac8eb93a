import { data, href, redirect, Form } from 'react-router'
import { visitorContext } from '#app/http/context.ts'
import { forThisVisitor, keptByNobody, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { Route } from './+types/invitation.ts'
import { acceptInvitationForm } from './accept-invitation-form.server.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInProblems } from './sign-in-problems.tsx'
import { fieldOf } from './steps/field-of.ts'
import { useIsSending } from './use-is-sending.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Bienvenue au club',
    description: 'Ouvrez votre espace athlète.',
    path: href('/invitation'),
    isHidden: true,
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token_hash')
  // One place uses the links of mails up, after one tap.
  if (token !== null)
    throw redirect(`${href('/logged')}?${new URLSearchParams({ token_hash: token, type: 'invite' })}`, {
      headers: keptByNobody,
    })
  const visitor = context.get(visitorContext)
  const member = await visitor.member()
  // Not invited, not signed in, accepted already: the callback knows where each of them goes.
  if (member?.status !== 'invited') throw redirect(href('/logged'), { headers: keptByNobody })
  const { email, firstName, lastName } = member
  return data({ email, firstName, lastName }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return acceptInvitationForm(context, await readForm(request))
}

export default function Invitation({ loaderData: invited, actionData: answer }: Route.ComponentProps) {
  return (
    <SignInFrame
      title="Bienvenue au club"
      motto="La ligne de départ est à vous."
      lead={
        <>
          Dernier geste pour ouvrir votre espace, avec l’adresse <b>{invited.email}</b>.
        </>
      }
    >
      <InvitationForm invited={invited} answer={answer} />
    </SignInFrame>
  )
}

type Invited = { email: string; firstName: string; lastName: string }

function InvitationForm({ invited, answer }: { invited: Invited; answer: SignInAnswer | undefined }) {
  const isSending = useIsSending('invitation')
  const { firstName, lastName } = answer?.values ?? invited
  return (
    <Form method="post" className="sign-in-form" noValidate>
      <SignInProblems answer={answer} />
      <div className="form-row">
        <Field {...fieldOf(answer, 'firstName')} label="Prénom">
          <TextInput name="firstName" autoComplete="given-name" defaultValue={firstName} required />
        </Field>
        <Field {...fieldOf(answer, 'lastName')} label="Nom">
          <TextInput name="lastName" autoComplete="family-name" defaultValue={lastName} required />
        </Field>
      </div>
      <input
        type="text"
        className="vh"
        autoComplete="username"
        value={invited.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordField {...fieldOf(answer, 'password')} name="password" label="Votre mot de passe" />
      <Button type="submit" name="method" value="invitation" size="large" block busy={isSending}>
        Ouvrir mon espace
      </Button>
    </Form>
  )
}
