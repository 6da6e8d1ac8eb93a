import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { Caller } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'
import { findOAuthClient, redirectUrisOf, type OAuthClientRow } from './oauth-client.ts'

export type AuthorizationRow = typeof oauthAuthorizations.$inferSelect
export type AskedAuthorization = { authorization: AuthorizationRow; client: OAuthClientRow }

/**
 * A request that waits for a member's answer, locked for the caller's transaction after the member's account (two
 * orders of locking would wait for each other). Unknown, too old, another member's,
 * or of a third party that is no more what it was: `404 oauth_authorization_not_found`. Answered already:
 * `400 validation_failed`. `isRead`: it must have been shown to this member before.
 */
export async function lockAskedAuthorization(
  { now }: Pick<Backend, 'now'>,
  database: AuthDatabase,
  { user }: Caller,
  { authorizationId, isRead }: { authorizationId: string; isRead: boolean },
): Promise<AskedAuthorization> {
  await lockUser(database, user.id)
  const [authorization] = await database
    .select()
    .from(oauthAuthorizations)
    .where(eq(oauthAuthorizations.authorizationId, authorizationId))
    .for('update')
  if (!authorization || authorization.expiresAt <= now()) throw notFound()
  const client = await findOAuthClient(database, authorization.clientId)
  const mayAnswer = authorization.userId === user.id || (authorization.userId === null && !isRead)
  if (!mayAnswer || !client || !redirectUrisOf(client).includes(authorization.redirectUri)) throw notFound()
  if (authorization.status !== 'pending')
    throw new AuthError(400, 'validation_failed', 'authorization request cannot be processed')
  return { authorization, client }
}

function notFound() {
  return new AuthError(404, 'oauth_authorization_not_found', 'authorization not found')
}
