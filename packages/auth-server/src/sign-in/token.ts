import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { tryPassword } from '../limits/failed-attempts.ts'
import { isPasswordOf, needsRehash, hashPassword } from '../passwords/password-hash.ts'
import { passwordWeakness } from '../passwords/password-policy.ts'
import { exchangeCode } from '../pkce/flow.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signIn } from '../sessions/session.ts'
import { requireNotBanned } from '../users/ban.ts'
import { isConfirmed, readIdentifier, spoken } from '../users/identifier.ts'
import { findUser, lockUser, setUser } from '../users/user-row.ts'

const form = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})

const refreshForm = z.object({ refresh_token: z.string() })

export async function answerToken(call: Call): Promise<Response> {
  const grantType = call.url.searchParams.get('grant_type')
  if (grantType === 'password') return signInWithPassword(call)
  if (grantType === 'refresh_token')
    return Response.json(await refreshSession(call, parse(refreshForm, await call.json()).refresh_token))
  if (grantType === 'pkce') return exchangeCode(call)
  if (grantType === 'id_token') return refuseIdToken(call)
  if (grantType === 'web3') throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
}

async function signInWithPassword(call: Call): Promise<Response> {
  const { password, ...names } = parse(form, await call.json())
  const name = readIdentifier(call, names)
  const user = await tryPassword(call, name.value, async () => {
    const found = await findUser(call, name)
    return (await isPasswordOf(found?.encryptedPassword, password)) ? found : undefined
  })
  if (!user) throw invalidCredentials()
  requireNotBanned(user, call.now(), 400)
  if (!isConfirmed(user, name.kind))
    throw new AuthError(400, `${name.kind}_not_confirmed`, `${spoken[name.kind]} not confirmed`)
  const rehashed = needsRehash(user.encryptedPassword ?? '') ? await hashPassword(password) : undefined
  const tokens = await inTransaction(call, async (call) => {
    const isUnchanged = await requireStillValid(call, user, password)
    if (rehashed && isUnchanged) await setUser(call, user, { encryptedPassword: rehashed })
    await audit(call, 'login', user, { provider: name.kind })
    return signIn(call, { userId: user.id, method: 'password' })
  })
  const weakness = passwordWeakness(password, call.settings.password)
  return Response.json({ ...tokens, ...(weakness && { weak_password: weakness }) })
}

// A password that was replaced meanwhile must not open a session after all others were ended.
async function requireStillValid(within: Within, checked: UserRow, password: string): Promise<boolean> {
  const user = await lockUser(within, checked.id)
  if (!user) throw invalidCredentials()
  requireNotBanned(user, within.now(), 400)
  const isUnchanged = user.encryptedPassword === checked.encryptedPassword
  if (isUnchanged || (await isPasswordOf(user.encryptedPassword, password))) return isUnchanged
  throw invalidCredentials()
}

function invalidCredentials() {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

const idTokenForm = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  issuer: z.string().default(''),
})

const issuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}

/** Tokens that a client fetched from a provider by itself are not taken: the way goes through `authorize`. */
async function refuseIdToken(call: Call): Promise<never> {
  const { provider, id_token: idToken, issuer } = parse(idTokenForm, await call.json())
  if (idToken === '') throw invalid('id_token required')
  if (provider === '' && issuer === '') throw invalid('provider or client_id and issuer required')
  const configured = call.settings.providers.find(({ id }) => id === provider)
  const named = configured?.issuer ?? (Object.hasOwn(issuers, provider) ? issuers[provider] : undefined)
  const isCustom = named === undefined && issuer === ''
  const message = isCustom
    ? `Custom OIDC provider ${JSON.stringify(provider)} not allowed`
    : `Provider (issuer ${JSON.stringify(named ?? issuer)}) is not enabled`
  throw new AuthError(400, isCustom ? 'validation_failed' : 'provider_disabled', message)
}
