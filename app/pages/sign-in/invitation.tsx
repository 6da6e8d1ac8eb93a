import { data, href, redirect } from 'react-router'
import { acceptInvitation } from '#app/domain/members/accept-invitation-store.server.ts'
import {
  ownNames,
  ownNamesSchema,
  problemsOf,
  textFields,
  textOf,
} from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { NamesFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/invitation.ts'
import { answerAgain } from './answer.server.ts'
import { homeOf } from './go-on.server.ts'
import { PasskeyAbility } from './passkey/passkey-ability.tsx'
import { redirectByOffer } from './passkey/passkey-offer.server.ts'
import { setPassword } from './password.server.ts'
import { AccountName, SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Bienvenue au club', 'Ouvrez votre espace athlète.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token_hash')
  // One place uses the links of emails up, after one tap.
  if (token !== null)
    throw redirect(`${href('/logged')}?${new URLSearchParams({ token_hash: token, type: 'invite' })}`, {
      headers: noStore,
    })
  const member = await context.get(visitorContext).member()
  // Not invited, not signed in, accepted already: the callback knows where each of them goes.
  if (member?.status !== 'invited') throw redirect(href('/logged'), { headers: noStore })
  const { email, firstName, lastName } = member
  return data({ email, firstName, lastName }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'invited') throw redirect('/logged', { status: 303, headers: noStore })
  const values = textFields(form, ownNames)
  const named = ownNamesSchema(60).safeParse(values)
  if (!named.success) return answerAgain(context, { values, problems: problemsOf(named.error, ownNames) })
  const owner = { ...named.data, email: member.email }
  const refusal = await setPassword(context, textOf(form, 'password'), owner)
  if (refusal) return answerAgain(context, { values, ...refusal })
  await acceptInvitation(context.get(servicesContext), { userId: member.userId, ...named.data })
  return redirectByOffer(request, context, { path: homeOf(member), headers: noStore, offering: form })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Invitation({ loaderData: invited, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
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
      <SignInForm method="invitation" answer={answer} button="Ouvrir mon espace">
        <div className="form-row">
          <NamesFields firstName={invited.firstName} lastName={invited.lastName} />
        </div>
        <PasskeyAbility />
        <AccountName email={invited.email} />
        <NewPasswordField label="Votre mot de passe" />
      </SignInForm>
    </SignInFrame>
  )
}
