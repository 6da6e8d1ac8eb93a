import { audit } from '../audit/audit.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { issueToken, type IssuedToken } from '../one-time-tokens/issue-token.ts'
import { sendUnseen, withoutRival } from '../one-time-tokens/send-unseen.ts'
import type { CodeChallenge } from '../pkce/code-challenge.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { isConfirmed } from '../users/is-confirmed.ts'
import { lockNamedUser } from '../users/lock-user.ts'
import { userJson } from '../users/user-json.ts'
import { readUserParts } from '../users/user-parts.ts'
import { createNewcomer, seemingUser, type Newcomer } from './newcomer.ts'

/**
 * An account that needs no proof, signed in at once. `422 user_already_exists` for any account of that name, confirmed
 * or not: GoTrue would hand an invited one to whoever comes first.
 */
export async function signUpAtOnce(call: Call, who: Newcomer): Promise<Response> {
  const { backend, address } = call
  const now = backend.now()
  const tokens = await withoutRival(backend, async (transaction) => {
    if (await lockNamedUser(transaction, who.name))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await createNewcomer(transaction, who, { isConfirmed: true, now })
    const details = { provider: who.name.kind }
    await audit(transaction, { action: 'user_signedup', user, at: now, address, details })
    return signIn(call, transaction, { userId: user.id, method: 'password' })
  })
  return tokenResponse(tokens)
}

/**
 * An account whose owner proves by mail or SMS to be its owner. Of an account that is there already the answer says
 * nothing; an unconfirmed one is sent the proof again, and keeps its password: nobody knows yet who was first.
 */
export async function signUpByProof(
  call: Call,
  who: Newcomer,
  codeChallenge: CodeChallenge | undefined,
): Promise<Response> {
  const { backend } = call
  const { kind, value: to } = who.name
  let body = seemingUser(who, backend.now())
  await sendUnseen(backend, {
    carrier: kind === 'email' ? 'mail' : 'sms',
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
  who: Newcomer,
  codeChallenge: CodeChallenge | undefined,
): Promise<{ issued: IssuedToken[]; isNew: boolean }> {
  const { backend, address } = call
  const { kind, value: to } = who.name
  const at = backend.now()
  const known = await lockNamedUser(transaction, who.name)
  if (known && isConfirmed(known, kind)) {
    await audit(transaction, { action: 'user_repeated_signup', user: known, at, address })
    return { issued: [], isNew: false }
  }
  const user = known ?? (await createNewcomer(transaction, who, { isConfirmed: false, now: at }))
  const details = { provider: kind }
  await audit(transaction, { action: 'user_confirmation_requested', user, at, address, details })
  const wish = { user, to, codeChallenge, redirectTo: askedRedirect(call) }
  const token = await issueToken(backend, transaction, { ...wish, kind: kind === 'email' ? 'signup' : 'sms' })
  return { issued: [token], isNew: !known }
}
