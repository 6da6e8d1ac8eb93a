import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import type { PasswordOwner } from '#app/domain/accounts/password-rules.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { answerAgain, mend, problemOfError, type Context, type Refusal } from './answer.server.ts'
import { attemptWasRight, tooManyAttempts } from './attempts.server.ts'
import { typedAddress } from './email-code.server.ts'
import { goOn } from './go-on.server.ts'

/** Signs in with an address and a password; what is wrong of the two is never said. */
export async function signInWithPassword(request: Request, context: Context, form: FormData) {
  const { email, problem } = typedAddress(form)
  const values = { email }
  const password = textOf(form, 'password')
  if (problem) return answerAgain(context, { values, ...mend('email', problem) })
  if (password === '')
    return answerAgain(context, { values, ...mend('password', 'Saisissez votre mot de passe.') })
  const tooMany = await tooManyAttempts('password', context, email, values)
  if (tooMany) return tooMany
  const visitor = context.get(visitorContext)
  const { error } = await visitor.signInOver(() => visitor.auth().signInWithPassword({ email, password }))
  if (!error) {
    await attemptWasRight('password', context, email)
    return goOn(request, context)
  }
  return answerAgain(context, { problem: problemOfError(error, 'not-recognised'), values })
}

/** Sets the password of whoever is signed in; what is in its way, or nothing once it is set. */
export async function setPassword(
  context: Context,
  password: string,
  owner: PasswordOwner,
): Promise<Refusal | undefined> {
  const refusal = refusalOfPassword(password, owner)
  if (refusal) return mend('password', refusal)
  const { error } = await context.get(visitorContext).auth().updateUser({ password })
  // The one it already had: set it is.
  if (!error || error.code === 'same_password') return undefined
  if (error.code === 'weak_password')
    return mend('password', 'Ce mot de passe est trop facile à trouver\u00a0: choisissez-en un autre.')
  if (error.code === 'current_password_required')
    return mend(
      'password',
      'Ce compte a déjà un mot de passe\u00a0: passez par «\u202fMot de passe oublié\u202f».',
    )
  context.get(servicesContext).logger.warn({ code: error.code }, 'password not set')
  return { problem: problemOfError(error, 'expired') }
}

const proofs = new Set(['recovery', 'invite'])
// A hosted service calls every link and code so.
const hostedProofs = new Set([...proofs, 'otp', 'magiclink'])
const lifeOfProof = 30 * 60

/** Whether this session began in the last half hour with what a forgotten password is replaced by. */
export async function hasAddressProof(context: Context): Promise<boolean> {
  const visitor = context.get(visitorContext)
  if (!(await visitor.isSignedIn())) return false
  const { data } = await visitor.auth().getClaims()
  const { auth, clock } = context.get(servicesContext)
  const now = clock.now().getTime() / 1000
  const counted = auth.endSession ? proofs : hostedProofs
  return (data?.claims.amr ?? []).some(
    (shown) => typeof shown === 'object' && counted.has(shown.method) && now - shown.timestamp < lifeOfProof,
  )
}
