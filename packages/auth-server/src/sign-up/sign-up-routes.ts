import { audit } from '../audit/audit.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call, Route } from '../http/route.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { createUser } from '../users/create-user.ts'
import { newcomer } from './newcomer.ts'
import { readSignUp, signUpForm, requireSignUpOpen, type SignUpForm } from './sign-up-form.ts'
import { signUpAtOnce, signUpByProof } from './sign-up.ts'

/** New accounts. */
export const signUpRoutes: readonly Route[] = [
  { method: 'POST', path: '/signup', limit: 'account', answer: signUp },
]

/** With neither address nor number: somebody who wants no name yet. */
async function signUp(call: Call): Promise<Response> {
  const { backend, json } = call
  const form = parse(signUpForm, await json())
  if (form.email === '' && form.phone === '') return signUpAnonymously(call, form)
  const { name, password } = readSignUp(backend, form)
  const codeChallenge = readCodeChallenge(form)
  const who = newcomer(name, form.data, await hashPassword(password))
  const isConfirmedAtOnce = backend.settings.autoconfirm[name.kind]
  return isConfirmedAtOnce ? signUpAtOnce(call, who) : signUpByProof(call, who, codeChallenge)
}

/** A session for somebody without a name; an address or number may be added later. */
async function signUpAnonymously(call: Call, { data }: SignUpForm): Promise<Response> {
  const { backend, address } = call
  if (!backend.settings.signUp.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  requireSignUpOpen(backend)
  await backend.limits.consume('anonymous', '/signup', address)
  const now = backend.now()
  const tokens = await backend.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { userMetadata: data, isAnonymous: true, now })
    await audit(transaction, { action: 'user_signedup', user, at: now, address })
    return signIn(call, transaction, { userId: user.id, method: 'anonymous' })
  })
  return tokenResponse(tokens)
}
