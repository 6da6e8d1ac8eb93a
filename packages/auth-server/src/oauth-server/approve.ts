import { and, eq, isNull } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import type { Caller } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import type { Call } from '../http/route.ts'
import { storedTokenHash } from '../one-time-tokens/token-hash.ts'
import { oauthAuthorizations, oauthConsents } from '../schema/index.ts'
import type { AuthorizationRow } from './asked-authorization.ts'
import { clientRedirect } from './client-redirect.ts'
import { scopesOf } from './scopes.ts'

const codeLifeMilliseconds = 120_000

/**
 * Gives the third party of a request its code, in the caller's transaction; answers with the address that carries it.
 * The code says when the member signed in, which the token for the third party will say again; it is kept as HMAC.
 */
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

/** When the member of a code signed in, in Unix seconds. */
export function signedInAtOf(code: string): number {
  return Number.parseInt(code.split('.')[1] ?? '0', 36)
}

/** Remembers what a member granted: once taken back it begins anew, otherwise it grows. */
export async function rememberConsent(
  { backend, address }: Pick<Call, 'backend' | 'address'>,
  database: AuthDatabase,
  { user }: Caller,
  { clientId, scope }: AuthorizationRow,
): Promise<void> {
  const at = backend.now()
  const present = await liveConsent(database, user.id, clientId)
  const scopes = scopesOf(`${present?.scopes ?? ''} ${scope}`).join(' ')
  const consent = { scopes, grantedAt: at, revokedAt: null }
  await database
    .insert(oauthConsents)
    .values({ id: randomUUID(), userId: user.id, clientId, ...consent })
    .onConflictDoUpdate({ target: [oauthConsents.userId, oauthConsents.clientId], set: consent })
  const details = { client_id: clientId, scopes }
  await audit(database, { action: 'oauth_consent_granted', user, at, address, details })
}

/** What a member has granted to a third party and not taken back. */
export async function liveConsent(database: AuthDatabase, userId: string, clientId: string) {
  const isOfBoth = and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId))
  const [consent] = await database
    .select()
    .from(oauthConsents)
    .where(and(isOfBoth, isNull(oauthConsents.revokedAt)))
  return consent
}
