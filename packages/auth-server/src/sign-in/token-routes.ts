import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call, Route } from '../http/route.ts'
import { tryPassword } from '../limits/password-attempts.ts'
import { hashPassword, isPasswordOf, needsRehash } from '../passwords/password-hash.ts'
import { passwordWeakness } from '../passwords/password-policy.ts'
import { exchangeCode } from '../pkce/exchange-code.ts'
import { users } from '../schema/index.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { readAccountName } from '../users/account-name.ts'
import { requireNotBanned } from '../users/ban.ts'
import { findUser } from '../users/find-user.ts'
import { lockUser } from '../users/lock-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { refuseIdToken, refuseWeb3 } from './refused-grants.ts'

const form = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})

const refreshForm = z.object({ refresh_token: z.string() })

/** The one address where a session begins or goes on, by its `grant_type`. */
export const tokenRoutes: readonly Route[] = [
  { method: 'POST', path: '/token', limit: 'token', answer: answerToken },
]

async function answerToken(call: Call): Promise<Response> {
  const grantType = call.url.searchParams.get('grant_type')
  if (grantType === 'password') return signInWithPassword(call)
  if (grantType === 'refresh_token') return refresh(call)
  if (grantType === 'pkce') return exchangeCode(call)
  if (grantType === 'id_token') return refuseIdToken(call)
  if (grantType === 'web3') return refuseWeb3()
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
}

async function refresh({ backend, address, json }: Call): Promise<Response> {
  const { refresh_token: token } = parse(refreshForm, await json())
  return tokenResponse(await refreshSession(backend, token, { address }))
}

/**
 * A session for an address or number with its password. One answer for everything that is wrong, after the same work:
 * `400 invalid_credentials`. The account's owner alone hears of `user_banned` and `email_not_confirmed`.
 */
async function signInWithPassword(call: Call): Promise<Response> {
  const { backend, address } = call
  const { password, ...names } = parse(form, await call.json())
  const name = readAccountName(backend, names)
  const user = await tryPassword(backend, { account: name.value, address }, async () => {
    const found = await findUser(backend.database, name)
    return (await isPasswordOf(found?.encryptedPassword, password)) ? found : undefined
  })
  if (!user) throw invalidCredentials()
  requireNotBanned(user, backend.now(), 400)
  requireConfirmed(user, name.kind)
  const rehashed = needsRehash(user.encryptedPassword ?? '') ? await hashPassword(password) : undefined
  const tokens = await backend.database.transaction(async (transaction) => {
    const isUnchanged = await requireStillValid(backend, transaction, user, password)
    if (rehashed && isUnchanged)
      await transaction.update(users).set({ encryptedPassword: rehashed }).where(eq(users.id, user.id))
    await audit(transaction, {
      action: 'login',
      user,
      at: backend.now(),
      address,
      details: { provider: name.kind },
    })
    return signIn(call, transaction, { userId: user.id, method: 'password' })
  })
  return tokenResponse(tokens, weaknessOf(backend, password))
}

/**
 * Looks again once the account is locked: a password that was replaced meanwhile must not open a session after all
 * others were ended. Answers whether the hash is the one that was checked.
 */
async function requireStillValid(
  { now }: Backend,
  transaction: AuthDatabase,
  checked: UserRow,
  password: string,
): Promise<boolean> {
  const user = await lockUser(transaction, checked.id)
  if (!user) throw invalidCredentials()
  requireNotBanned(user, now(), 400)
  const isUnchanged = user.encryptedPassword === checked.encryptedPassword
  if (isUnchanged || (await isPasswordOf(user.encryptedPassword, password))) return isUnchanged
  throw invalidCredentials()
}

function requireConfirmed(user: UserRow, kind: 'email' | 'phone') {
  if (kind === 'email' && !user.emailConfirmedAt)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (kind === 'phone' && !user.phoneConfirmedAt)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
}

function weaknessOf({ settings }: Backend, password: string) {
  const weakness = passwordWeakness(password, settings.password)
  return weakness ? { weak_password: weakness } : {}
}

function invalidCredentials() {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}
