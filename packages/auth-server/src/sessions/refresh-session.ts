import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase, SessionRow, UserRow } from '../database.ts'
import { AuthError, OAuthError, invalid } from '../errors/auth-error.ts'
import { sessions, users } from '../schema/index.ts'
import { readRefreshToken, type RefreshToken, decideRefresh, isSignedBy } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { hasVerifiedFactor } from '../users/user-row.ts'

/** New tokens for a refresh token. Refreshes of one session take turns (row lock). */
export async function refreshSession(
  backend: Backend,
  given: string,
  { oauthClientId = null, address = '' }: { oauthClientId?: string | null; address?: string } = {},
): Promise<TokenResponse> {
  const token = readRefreshToken(given)
  if (!token) throw invalid(`Refresh token is not valid (${notFound})`)
  const outcome = await backend.database.transaction((transaction) =>
    refreshLocked(backend, transaction, token, { oauthClientId, address }),
  )
  if (outcome !== 'theft') return outcome
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

async function refreshLocked(
  backend: Backend,
  database: AuthDatabase,
  token: RefreshToken,
  { oauthClientId, address }: { oauthClientId: string | null; address: string },
): Promise<TokenResponse | 'theft'> {
  const now = backend.now()
  const { session, user } = await lockSession(database, token)
  if (session.oauthClientId !== oauthClientId) throw new OAuthError('invalid_client', 'Invalid client')
  if (user.deletedAt) throw tokenNotFound()
  requireNotBanned(user, now, 400)
  await requireAlive(backend, database, session, now)
  const storedCounter = session.refreshTokenCounter ?? 0
  const { reuseIntervalSeconds, allowsReuse } = backend.settings.sessions
  const decision = decideRefresh({
    storedCounter,
    tokenCounter: token.counter,
    lastRefreshedAt: session.refreshedAt ?? session.createdAt ?? now,
    now,
    reuseIntervalSeconds,
    allowReuse: allowsReuse,
  })
  if (decision === 'invalid') throw invalid('Refresh token is not valid')
  if (decision === 'theft') {
    await database.delete(sessions).where(eq(sessions.id, session.id))
    const details = { session_id: session.id, reason: 'refresh_token_already_used' }
    await audit({ backend, address }, database, 'token_revoked', user, details)
    return 'theft'
  }
  if (decision === 'answer-current') return tokensOf(backend, database, session, user)
  const rotated = { ...session, refreshTokenCounter: storedCounter + 1 }
  await database
    .update(sessions)
    .set({ refreshTokenCounter: rotated.refreshTokenCounter, refreshedAt: now, updatedAt: now })
    .where(eq(sessions.id, session.id))
  return tokensOf(backend, database, rotated, user)
}

// PostgreSQL locks a table by the name it has in the query.
const lockedSession = alias(sessions, 'locked_session')

type LockedSession = { session: SessionRow; user: UserRow }

async function lockSession(database: AuthDatabase, token: RefreshToken): Promise<LockedSession> {
  const [found] = await database
    .select({ session: lockedSession, user: users })
    .from(lockedSession)
    .innerJoin(users, eq(users.id, lockedSession.userId))
    .where(eq(lockedSession.id, token.sessionId))
    .for('update', { of: lockedSession })
  const key = found?.session.refreshTokenHmacKey
  if (found && key && isSignedBy(token, Buffer.from(key, 'base64'))) return found
  throw tokenNotFound()
}

// Older servers say so of any text that is no token of theirs, and clients look for it.
const notFound = 'Invalid Refresh Token: Refresh Token Not Found'

function tokenNotFound() {
  return new AuthError(400, 'refresh_token_not_found', notFound)
}

async function requireAlive(
  { settings }: Backend,
  database: AuthDatabase,
  session: SessionRow,
  now: Date,
): Promise<void> {
  const { longestSeconds, inactiveSeconds, lowAssuranceSeconds } = settings.sessions
  const openedAt = session.createdAt ?? now
  const usedAt = session.refreshedAt ?? openedAt
  const isOver = (since: Date, life: number | undefined) =>
    life !== undefined && now.getTime() > since.getTime() + life * 1000
  if (session.notAfter && now > session.notAfter) throw expired('Session Expired')
  if (isOver(openedAt, longestSeconds)) throw expired('Session Expired')
  if (isOver(usedAt, inactiveSeconds)) throw expired('Session Expired (Inactivity)')
  if (session.aal === 'aal2' || !isOver(openedAt, lowAssuranceSeconds)) return
  if (await hasVerifiedFactor(database, session.userId))
    throw expired('Session Expired (Low AAL: User Needs MFA Verification)')
}

function expired(what: string) {
  return new AuthError(400, 'session_expired', `Invalid Refresh Token: ${what}`)
}
