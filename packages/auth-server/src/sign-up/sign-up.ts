import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { retryIfTaken, sendSilently } from '../one-time-tokens/send-token.ts'
import { hashPassword, isPasswordOf } from '../passwords/password-hash.ts'
import { readCodeChallenge, type CodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { signIn } from '../sessions/session.ts'
import { createUser } from '../users/create-user.ts'
import { isConfirmed } from '../users/identifier.ts'
import type { Metadata } from '../users/identities.ts'
import { requireUserParts, userJson } from '../users/user-response.ts'
import { lockUserByName, setUser } from '../users/user-row.ts'
import {
  signUpForm,
  readSignUp,
  registration,
  requireSignUpOpen,
  type Registration,
  createRegisteredUser,
  obfuscatedUser,
} from './registration.ts'

export async function signUp(call: Call): Promise<Response> {
  const form = parse(signUpForm, await call.json())
  if (form.email === '' && form.phone === '') return signUpAnonymously(call, form.data)
  const { name, password } = await readSignUp(call, form)
  const codeChallenge = readCodeChallenge(form)
  const who = registration(name, form.data, await hashPassword(password))
  return call.settings.autoconfirm[name.kind]
    ? signUpAtOnce(call, who)
    : signUpByProof(call, who, password, codeChallenge)
}

async function signUpAnonymously(call: Call, userMetadata: Metadata | undefined): Promise<Response> {
  if (!call.settings.signUp.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  requireSignUpOpen(call)
  await call.limits.consume(call, 'anonymous', '/signup', call.address)
  const tokens = await inTransaction(call, async (call) => {
    const user = await createUser(call, { userMetadata, isAnonymous: true })
    await audit(call, 'user_signedup', user)
    return signIn(call, { userId: user.id, method: 'anonymous' })
  })
  return Response.json(tokens)
}

async function signUpAtOnce(call: Call, who: Registration): Promise<Response> {
  const tokens = await retryIfTaken(call, async (call) => {
    if (await lockUserByName(call, who.name))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await createRegisteredUser(call, who, true)
    await audit(call, 'user_signedup', user, { provider: who.name.kind })
    return signIn(call, { userId: user.id, method: 'password' })
  })
  return Response.json(tokens)
}

async function signUpByProof(
  call: Call,
  who: Registration,
  password: string,
  codeChallenge?: CodeChallenge,
): Promise<Response> {
  const { kind, value: to } = who.name
  let body = obfuscatedUser(who, call.now())
  await sendSilently(call, who.name, async (call) => {
    const known = await lockUserByName(call, who.name)
    if (known && isConfirmed(known, kind)) {
      await audit(call, 'user_repeated_signup', known)
      return []
    }
    const user = known ?? (await createRegisteredUser(call, who, false))
    // Of two passwords one is a stranger's, and nobody knows which.
    if (known && !(await isPasswordOf(known.encryptedPassword, password)))
      await setUser(call, known, { encryptedPassword: '' })
    await audit(call, 'user_confirmation_requested', user, { provider: kind })
    const { passwordHash } = who
    const wish = { user, to, codeChallenge, passwordHash, redirectTo: requestedRedirect(call) }
    const token = await issueToken(call, { ...wish, kind: kind === 'email' ? 'signup' : 'sms' })
    if (!known) body = userJson(await requireUserParts(call, who.id))
    return [token]
  })
  return Response.json(body)
}
