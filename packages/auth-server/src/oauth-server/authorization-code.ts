import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { Caller } from '../callers/caller.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { OAuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { storedTokenHash } from '../one-time-tokens/one-time-token.ts'
import { isVerifierOf } from '../pkce/code-challenge.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { lockUser } from '../users/user-row.ts'
import type { AuthorizationRow } from './consent.ts'
import { clientRedirect, type OAuthClientRow, redirectUrisOf } from './oauth-client.ts'
import { scopesOf, userClaims } from './scopes.ts'

const codeLifeMilliseconds = 120_000

/** Issues the code, kept as HMAC; it says when the member signed in, for the id token. */
export async function approve(
  { now, serverKey, publicUrl }: Backend,
  database: AuthDatabase,
  { claims }: Caller,
  authorization: AuthorizationRow,
): Promise<string> {
  const at = now()
  const signedInAt = claims.amr[0]?.timestamp ?? claims.iat
  const code = `${randomBytes(32).toString('base64url')}.${signedInAt.toString(36)}`
  await database
    .update(oauthAuthorizations)
    .set({
      status: 'approved',
      approvedAt: at,
      expiresAt: new Date(at.getTime() + codeLifeMilliseconds),
      authorizationCode: storedTokenHash(code, serverKey),
    })
    .where(eq(oauthAuthorizations.id, authorization.id))
  return clientRedirect(authorization.redirectUri, { code, state: authorization.state, iss: publicUrl })
}

export function signedInAtOf(code: string): number {
  return Number.parseInt(code.split('.')[1] ?? '0', 36)
}

type ExchangedCode = { tokens: TokenResponse; scope: string; idToken?: string }

/** A session for a code, which serves once; only a right request uses it up. `invalid_grant` otherwise. */
export async function exchangeCode(
  call: Call,
  client: OAuthClientRow,
  form: Readonly<Record<string, string>>,
): Promise<ExchangedCode> {
  const { code = '' } = form
  if (code === '') throw new OAuthError('invalid_request', 'code is required')
  const { backend } = call
  return backend.database.transaction(async (transaction) => {
    const { authorization, user } = await lockApproved(call, transaction, code)
    requireRightful(authorization, client, form)
    requireMember(call, user)
    await transaction.delete(oauthAuthorizations).where(eq(oauthAuthorizations.id, authorization.id))
    const { scope, nonce } = authorization
    const method = 'oauth_provider/authorization_code'
    const opening = { userId: user.id, method, oauthClientId: client.id, scopes: scope }
    const tokens = await signIn(call, transaction, opening)
    const details = { provider: 'oauth_provider', client_id: client.id, scopes: scope }
    await audit(call, transaction, 'login', user, details)
    if (!scopesOf(scope).includes('openid')) return { tokens, scope }
    const about = { user, clientId: client.id, scope, nonce, signedInAt: signedInAtOf(code) }
    return { tokens, scope, idToken: await signIdToken(backend, about) }
  })
}

/** The account's row before the request's, as everywhere: two orders of locking would wait for each other. */
async function lockApproved({ backend }: Call, database: AuthDatabase, code: string) {
  const isOfCode = eq(oauthAuthorizations.authorizationCode, storedTokenHash(code, backend.serverKey))
  const [found] = await database.select().from(oauthAuthorizations).where(isOfCode)
  const user = found?.userId ? await lockUser(database, found.userId) : undefined
  const [authorization] = await database.select().from(oauthAuthorizations).where(isOfCode).for('update')
  if (authorization?.status !== 'approved') throw invalidGrant('Invalid authorization code')
  if (authorization.expiresAt <= backend.now()) throw invalidGrant('Authorization code has expired')
  return { authorization, user }
}

function requireRightful(
  authorization: AuthorizationRow,
  client: OAuthClientRow,
  form: Readonly<Record<string, string>>,
): void {
  const { clientId, redirectUri, codeChallenge, resource } = authorization
  if (clientId !== client.id) throw invalidGrant('Authorization code was not issued to this client')
  if ((form.redirect_uri ?? redirectUri) !== redirectUri || !redirectUrisOf(client).includes(redirectUri))
    throw invalidGrant('redirect_uri does not match')
  if (form.resource && form.resource !== resource) throw invalidGrant('resource does not match')
  const challenge = { challenge: codeChallenge ?? '', method: 's256' as const }
  if (!isVerifierOf(challenge, form.code_verifier ?? '')) throw invalidGrant('PKCE verification failed')
}

function requireMember({ backend }: Call, user: UserRow | undefined): asserts user is UserRow {
  if (user && !(user.bannedUntil && user.bannedUntil > backend.now())) return
  throw invalidGrant('The account is not there any more')
}

function invalidGrant(description: string) {
  return new OAuthError('invalid_grant', description)
}

async function signIdToken(
  { keys, publicUrl, now }: Backend,
  about: { user: UserRow; clientId: string; scope: string; nonce: string | null; signedInAt: number },
): Promise<string> {
  const { user, clientId, scope, nonce, signedInAt } = about
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
