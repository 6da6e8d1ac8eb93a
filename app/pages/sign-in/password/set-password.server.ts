import type { RouterContextProvider } from 'react-router'
import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import type { PasswordOwner } from '#app/domain/accounts/password-rules.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { mend } from '../answer-again.server.ts'
import { problemOfError } from '../problem-of-error.ts'
import type { SignInAnswer } from '../sign-in-answer.ts'

type Refusal = Partial<Pick<SignInAnswer, 'problems' | 'problem'>>

/** Sets the password of whoever is signed in; what is in its way, or nothing once it is set. */
export async function setPassword(
  context: Readonly<RouterContextProvider>,
  password: string,
  owner: PasswordOwner,
): Promise<Refusal | undefined> {
  const problem = refusalOfPassword(password, owner)
  if (problem) return mend('password', problem)
  const { error } = await context.get(visitorContext).auth().updateUser({ password })
  // The one it already had: set it is.
  if (!error || error.code === 'same_password') return undefined
  if (error.code === 'weak_password')
    return mend('password', 'Ce mot de passe est trop facile à trouver\u00a0: choisissez-en un autre.')
  context.get(servicesContext).logger.warn({ code: error.code }, 'password not set')
  return { problem: problemOfError(error, 'expired') }
}
