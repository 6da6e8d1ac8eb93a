import { audit } from '../audit-log.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { type IssuedToken, issueToken } from '../one-time-tokens/issue-token.ts'
import { retryIfTaken, sendSilently } from '../one-time-tokens/send-token.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { readCodeChallenge, type CodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { signIn } from '../sessions/session.ts'
import { tokenResponse } from '../tokens/token-response.ts'
import { createUser } from '../users/create-user.ts'
import { isConfirmed } from '../users/identifier.ts'
import { readUserParts, userJson } from '../users/user-response.ts'
import { lockUserByIdentifier } from '../users/user-row.ts'
import {
  signUpForm,
  readSignUp,
  registration,
  type SignUpForm,
  requireSignUpOpen,
  type Registration,
  createRegisteredUser,
  obfuscatedUser,
} from './registration.ts'

export async function signUp(call: Call): Promise<Response> {
  const { backend, json } = call
  const form = parse(signUpForm, await json())
  if (form.email === '' && form.phone === '') return signUpAnonymously(call, form)
  const { name, password } = readSignUp(backend, form)
  const codeChallenge = readCodeChallenge(form)
  const who = registration(name, form.data, await hashPassword(password))
  const isConfirmedAtOnce = backend.settings.autoconfirm[name.kind]
  return isConfirmedAtOnce ? signUpAtOnce(call, who) : signUpByProof(call, who, codeChallenge)
}

async function signUpAnonymously(call: Call, { data }: SignUpForm): Promise<Response> {
  const { backend, address } = call
  if (!backend.settings.signUp.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  requireSignUpOpen(backend)
  await backend.limits.consume('anonymous', '/signup', address)
  const now = backend.now()
  const tokens = await backend.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { userMetadata: data, isAnonymous: true, now })
    await audit(call, transaction, 'user_signedup', user)
    return signIn(call, transaction, { userId: user.id, method: 'anonymous' })
  })
  return tokenResponse(tokens)
}

async function signUpAtOnce(call: Call, who: Registration): Promise<Response> {
  const { backend } = call
  const now = backend.now()
  const tokens = await retryIfTaken(backend, async (transaction) => {
    if (await lockUserByIdentifier(transaction, who.name))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await createRegisteredUser(transaction, who, { isConfirmed: true, now })
    await audit(call, transaction, 'user_signedup', user, { provider: who.name.kind })
    return signIn(call, transaction, { userId: user.id, method: 'password' })
  })
  return tokenResponse(tokens)
}

async function signUpByProof(
  call: Call,
  who: Registration,
  codeChallenge: CodeChallenge | undefined,
): Promise<Response> {
  const { backend } = call
  const { kind, value: to } = who.name
  let body = obfuscatedUser(who, backend.now())
  await sendSilently(backend, {
    transport: kind === 'email' ? 'mail' : 'sms',
    address: to,
    async issue(transaction) {
      const { issued, isNew } = await issueProof(call, transaction, who, codeChallenge)
      const parts = isNew ? await readUserParts(transaction, who.id) : undefined
      if (parts) body = userJson(parts)
      return issued
    },
  })
  return Response.json(body)
}

async function issueProof(
  call: Call,
  transaction: AuthDatabase,
  who: Registration,
  codeChallenge: CodeChallenge | undefined,
): Promise<{ issued: IssuedToken[]; isNew: boolean }> {
  const { backend } = call
  const { kind, value: to } = who.name
  const known = await lockUserByIdentifier(transaction, who.name)
  if (known && isConfirmed(known, kind)) {
    await audit(call, transaction, 'user_repeated_signup', known)
    return { issued: [], isNew: false }
  }
  const user =
    known ?? (await createRegisteredUser(transaction, who, { isConfirmed: false, now: backend.now() }))
  await audit(call, transaction, 'user_confirmation_requested', user, { provider: kind })
  const wish = { user, to, codeChallenge, redirectTo: requestedRedirect(call) }
  const token = await issueToken(backend, transaction, { ...wish, kind: kind === 'email' ? 'signup' : 'sms' })
  return { issued: [token], isNew: !known }
}
