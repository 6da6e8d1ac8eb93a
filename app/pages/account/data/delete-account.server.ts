import { redirect, type RouterContextProvider } from 'react-router'
import { eraseAccount } from '#app/domain/account-data/store.server.ts'
import { textFields } from '#app/domain/shared/form-fields.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { answerAgain } from '../answer-again.server.ts'
import { personOf } from '../person-of.ts'
import { provePassword } from '../profile/prove-password.server.ts'
import { readAccount } from '../read-account.server.ts'
import { isSecondFactorFresh } from '../security/second-factor-proof.server.ts'

export async function deleteAccount(form: FormData, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const auth = context.get(visitorContext).auth()
  const own = await readAccount(context)
  const typed = textFields(form, ['current', 'sure'])
  const again = (field: string, message: string) =>
    answerAgain(context, { form: 'delete', problems: [{ field, message }] })
  if (typed.sure === '') return again('sure', 'Cochez cette case pour confirmer.')
  if (!(await isSecondFactorFresh(auth, services.clock.now()))) {
    const { address } = context.get(requestContext)
    const proof = { email: own.email, password: typed.current, address }
    const problem = await provePassword(services.auth, proof)
    if (problem) return again('current', problem)
  }
  const { userId } = own.account
  const outcome = await eraseAccount(services, personOf(own), async () => {
    const { error } = await clubClient(services.auth).auth.admin.deleteUser(userId)
    // Gone already: the button was pressed twice.
    if (error && error.code !== 'user_not_found') throw error
  })
  if (outcome === 'last-admin') {
    const problem =
      'Vous êtes la seule personne à pouvoir administrer ce site. Nommez d’abord quelqu’un d’autre.'
    return answerAgain(context, { form: 'delete', problem }, 409)
  }
  await auth.signOut({ scope: 'local' })
  return redirect('/compte-supprime', { status: 303 })
}
