import { redirect, type RouterContextProvider } from 'react-router'
import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { textFields } from '#app/domain/shared/form-fields.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { answerAgain } from '../answer-again.server.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'
import { provePassword } from './prove-password.server.ts'

export async function changePassword(form: FormData, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { account, member, email, name } = await readAccount(context)
  const typed = textFields(form, ['current', 'new'])
  const again = (field: string, message: string) =>
    answerAgain(context, { form: 'password', problems: [{ field, message }] })

  const owner = { email, firstName: member?.firstName ?? '', lastName: member?.lastName ?? '' }
  const refusal = refusalOfPassword(typed.new, owner)
  if (refusal) return again('new', refusal)
  const { address } = context.get(requestContext)
  const problem = await provePassword(services.auth, { email, password: typed.current, address })
  if (problem) return again('current', problem)

  const auth = context.get(visitorContext).auth()
  const { error } = await auth.updateUser({ password: typed.new, current_password: typed.current })
  if (error?.code === 'same_password') return again('new', wordsOfAuthError(error))
  if (error)
    return answerAgain(context, { form: 'password', problem: wordsOfAuthError(error) }, error.status ?? 503)
  const { userId, sessionId } = account
  await endSessions(services, userId, { except: sessionId })
  await auth.signOut({ scope: 'others' })
  await tellSecurityNews(services, { kind: 'password-changed', userId, email, name })
  return redirect('/compte/securite?fait=mot-de-passe', { status: 303 })
}
