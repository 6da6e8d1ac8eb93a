import { redirect } from 'react-router'
import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { AccountForm, CurrentPasswordField } from '../account-form.tsx'
import { AccountHead, BackToSecurity } from '../account-parts.tsx'
import { answerAgain, readAccount } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/password.ts'
import { provePassword } from './prove-password.server.ts'

export const meta = hiddenMeta('Mot de passe', 'Changer le mot de passe de votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await readAccount(context)
  return { email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, auth, account, member, email } = await readAccount(context)
  const typed = textFields(await readForm(request), ['current', 'new'])
  const again = (field: string, message: string) =>
    answerAgain(context, { form: 'password', problems: [{ field, message }] })

  const owner = { email, firstName: member?.firstName ?? '', lastName: member?.lastName ?? '' }
  const refusal = refusalOfPassword(typed.new, owner)
  if (refusal) return again('new', refusal)
  const done = redirect('/compte/securite?fait=mot-de-passe', { status: 303 })
  const problem = await provePassword(context, { email, password: typed.current })
  // Sent again after a broken connection: the new one is theirs already.
  if (problem && !(await provePassword(context, { email, password: typed.new }))) return done
  if (problem) return again('current', problem)

  const { error } = await auth.updateUser({ password: typed.new, current_password: typed.current })
  if (error?.code === 'same_password') return again('new', wordsOfAuthError(error))
  if (error)
    return answerAgain(context, { form: 'password', problem: wordsOfAuthError(error) }, error.status ?? 503)
  const { userId, sessionId } = account
  await endSessions(services, userId, { except: sessionId })
  await auth.signOut({ scope: 'others' })
  if (!services.auth.tellsChanges)
    await tellSecurityNews(services, { kind: 'password-changed', userId, email })
  return done
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Password({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Mot de passe"
        lead="Vos autres appareils seront déconnectés, et un e-mail vous le confirmera."
      />
      <AccountForm
        key={answer?.attempt}
        intent="password"
        answer={answer}
        button={{ label: 'Changer le mot de passe' }}
        isNarrow
      >
        <CurrentPasswordField label="Mot de passe actuel" email={email} />
        <NewPasswordField name="new" />
      </AccountForm>
    </>
  )
}
