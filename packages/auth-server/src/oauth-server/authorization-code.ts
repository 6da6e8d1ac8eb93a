import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend } from '../backend.ts'
import type { Caller } from '../callers/caller.ts'
import type { UserRow } from '../database.ts'
import { OAuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { storedTokenHash } from '../one-time-tokens/one-time-token.ts'
import { isVerifierOf } from '../pkce/code-challenge.ts'
import { withQuery } from '../redirects/redirect-policy.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { lockUser } from '../users/user-row.ts'
import { setAuthorization, type AuthorizationRow } from './consent.ts'
import { type OAuthClientRow, redirectUrisOf } from './oauth-client.ts'
import { scopesOf, userClaims } from './scopes.ts'

const codeLifeMilliseconds = 120_000

/** Issues the code, kept as HMAC; it says when the member signed in, for the id token. */
export async function approve(
  backend: Backend,
  { claims }: Caller,
  { id, redirectUri, state }: AuthorizationRow,
): Promise<string> {
  const at = backend.now()
  const signedInAt = claims.amr[0]?.timestamp ?? claims.iat
  const code = `${randomBytes(32).toString('base64url')}.${signedInAt.toString(36)}`
  await setAuthorization(backend, id, {
    status: 'approved',
    approvedAt: at,
    expiresAt: new Date(at.getTime() + codeLifeMilliseconds),
    authorizationCode: storedTokenHash(code, backend.serverKey),
  })
  return withQuery(redirectUri, { code, state, iss: backend.publicUrl })
}

type Form = Readonly<Record<string, string>>

type ExchangedCode = { tokens: TokenResponse; scope: string; idToken?: string }

/** A session for a code, which serves once; only a right request uses it up. `invalid_grant` otherwise. */
export async function exchangeCode(call: Call, client: OAuthClientRow, form: Form): Promise<ExchangedCode> {
  const { code = '' } = form
  if (code === '') throw new OAuthError('invalid_request', 'code is required')
  return inTransaction(call, async (call) => {
    const { authorization, user } = await lockApproved(call, code)
    const { id, scope } = authorization
    requireRightful(authorization, client, form)
    if (!user || (user.bannedUntil && user.bannedUntil > call.now()))
      throw invalidGrant('The account is not there any more')
    await call.database.delete(oauthAuthorizations).where(eq(oauthAuthorizations.id, id))
    const method = 'oauth_provider/authorization_code'
    const tokens = await signIn(call, { userId: user.id, method, oauthClientId: client.id, scopes: scope })
    const details = { provider: 'oauth_provider', client_id: client.id, scopes: scope }
    await audit(call, 'login', user, details)
    if (!scopesOf(scope).includes('openid')) return { tokens, scope }
    const signedInAt = Number.parseInt(code.split('.')[1] ?? '0', 36)
    return { tokens, scope, idToken: await signIdToken(call, user, authorization, signedInAt) }
  })
}

/** The account's row before the request's, as everywhere: two orders of locking would wait for each other. */
async function lockApproved(backend: Backend, code: string) {
  const { database } = backend
  const isOfCode = eq(oauthAuthorizations.authorizationCode, storedTokenHash(code, backend.serverKey))
  const [found] = await database.select().from(oauthAuthorizations).where(isOfCode)
  const user = found?.userId ? await lockUser(backend, found.userId) : undefined
  const [authorization] = await database.select().from(oauthAuthorizations).where(isOfCode).for('update')
  if (authorization?.status !== 'approved') throw invalidGrant('Invalid authorization code')
  if (authorization.expiresAt <= backend.now()) throw invalidGrant('Authorization code has expired')
  return { authorization, user }
}

function requireRightful(authorization: AuthorizationRow, client: OAuthClientRow, form: Form): void {
  const { clientId, redirectUri, codeChallenge, resource } = authorization
  if (clientId !== client.id) throw invalidGrant('Authorization code was not issued to this client')
  if ((form.redirect_uri ?? redirectUri) !== redirectUri || !redirectUrisOf(client).includes(redirectUri))
    throw invalidGrant('redirect_uri does not match')
  if (form.resource && form.resource !== resource) throw invalidGrant('resource does not match')
  const challenge = { challenge: codeChallenge ?? '', method: 's256' as const }
  if (!isVerifierOf(challenge, form.code_verifier ?? '')) throw invalidGrant('PKCE verification failed')
}

function invalidGrant(description: string) {
  return new OAuthError('invalid_grant', description)
}

async function signIdToken(
  { keys, publicUrl, now }: Backend,
  user: UserRow,
  { clientId, scope, nonce }: AuthorizationRow,
  signedInAt: number,
): Promise<string> {
  const { kid, alg, key } = keys.signingKey()
  const iat = Math.floor(now().getTime() / 1000)
  return new SignJWT({
    ...userClaims(user, scope),
    auth_time: signedInAt,
    ...(nonce !== null && { nonce }),
  })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .setIssuer(publicUrl)
    .setAudience(clientId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + keys.tokenLife)
    .sign(key)
}
