import { data, href, redirect } from 'react-router'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import type { CurrentUser } from '#app/session/visitor.server.ts'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/new-password.ts'
import { answerAgain, type Context } from './answer.server.ts'
import { goOn } from './go-on.server.ts'
import { hasAddressProof, setPassword } from './password.server.ts'
import { AccountName, SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Nouveau mot de passe', 'Choisissez le nouveau mot de passe de votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await provenAccount(context)
  return data({ email }, { headers: forThisVisitor })
}

async function provenAccount(context: Context): Promise<CurrentUser> {
  const account = (await hasAddressProof(context)) && (await context.get(visitorContext).currentUser())
  if (!account) throw redirect(href('/mot-de-passe'), { headers: noStore })
  return account
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const visitor = context.get(visitorContext)
  const services = context.get(servicesContext)
  const { email, userId, sessionId } = await provenAccount(context)
  const { firstName = '', lastName = '' } = (await visitor.member()) ?? {}
  const refusal = await setPassword(context, textOf(form, 'password'), { email, firstName, lastName })
  if (refusal) return answerAgain(context, refusal)
  await endSessions(services, userId, { except: sessionId })
  await visitor.auth().signOut({ scope: 'others' })
  if (!services.auth.tellsChanges)
    await tellSecurityNews(services, { kind: 'password-changed', userId, email })
  return goOn(request, context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function NewPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <SignInFrame
      title="Un nouveau mot de passe"
      lead={
        <>
          Pour le compte <b>{email}</b>. Vos autres appareils seront déconnectés.
        </>
      }
    >
      <SignInForm method="password" answer={answer} button="Enregistrer">
        <AccountName email={email} />
        <NewPasswordField />
      </SignInForm>
    </SignInFrame>
  )
}
