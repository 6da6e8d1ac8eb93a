import { parse } from '../http/parse.ts'
import type { Call, Route } from '../http/route.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { signUpAnonymously } from './anonymous-sign-up.ts'
import { newcomer } from './newcomer.ts'
import { readSignUp, signUpForm } from './sign-up-form.ts'
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
