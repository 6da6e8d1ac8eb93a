import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import type { SessionRow, UserRow } from '../database.ts'
import { AuthError, OAuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { sessions, users } from '../schema/index.ts'
import { readRefreshToken, type RefreshToken, decideRefresh, isSignedBy } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { hasVerifiedFactor } from '../users/user-row.ts'

/** New tokens for a refresh token of the club's own, or of this third party. Refreshes of one session take turns (row lock). */
export async function refreshSession(
  call: Call,
  given: string,
  oauthClientId: string | null = null,
): Promise<TokenResponse> {
  const token = readRefreshToken(given)
  if (!token) throw invalid(`Refresh token is not valid (${notFound})`)
  const outcome = await inTransaction(call, (call) => refreshLocked(call, token, oauthClientId))
  if (outcome !== 'theft') return outcome
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

async function refreshLocked(
  call: Call,
  token: RefreshToken,
  oauthClientId: string | null,
): Promise<TokenResponse | 'theft'> {
  const now = call.now()
  const { session, user } = await lockSession(call, token)
  if (session.oauthClientId !== oauthClientId) throw new OAuthError('invalid_client', 'Invalid client')
  if (user.deletedAt) throw tokenNotFound()
  requireNotBanned(user, now, 400)
  await requireAlive(call, session)
  const storedCounter = session.refreshTokenCounter ?? 0
  const { reuseIntervalSeconds, allowsReuse } = call.settings.sessions
  const decision = decideRefresh({
    storedCounter,
    tokenCounter: token.counter,
    lastRefreshedAt: session.refreshedAt ?? session.createdAt ?? now,
    now,
    reuseIntervalSeconds,
    allowReuse: allowsReuse,
  })
  if (decision === 'invalid') throw invalid('Refresh token is not valid')
  const isIt = eq(sessions.id, session.id)
  if (decision === 'theft') {
    await call.database.delete(sessions).where(isIt)
    const details = { session_id: session.id, reason: 'refresh_token_already_used' }
    await audit(call, 'token_revoked', user, details)
    return 'theft'
  }
  if (decision === 'answer-current') return tokensOf(call, session, user)
  const rotated = { refreshTokenCounter: storedCounter + 1, refreshedAt: now, updatedAt: now }
  await call.database.update(sessions).set(rotated).where(isIt)
  return tokensOf(call, { ...session, ...rotated }, user)
}

// PostgreSQL locks a table by the name it has in the query.
const lockedSession = alias(sessions, 'locked_session')

type LockedSession = { session: SessionRow; user: UserRow }

async function lockSession({ database }: Within, token: RefreshToken): Promise<LockedSession> {
  const [found] = await database
    .select({ session: lockedSession, user: users })
    .from(lockedSession)
    .innerJoin(users, eq(users.id, lockedSession.userId))
    .where(eq(lockedSession.id, token.sessionId))
    .for('update', { of: lockedSession })
  const key = found?.session.refreshTokenHmacKey
  if (found && key && isSignedBy(token, key)) return found
  throw tokenNotFound()
}

// Older servers say so of any text that is no token of theirs, and clients look for it.
const notFound = 'Invalid Refresh Token: Refresh Token Not Found'

function tokenNotFound() {
  return new AuthError(400, 'refresh_token_not_found', notFound)
}

async function requireAlive(backend: Backend, session: SessionRow): Promise<void> {
  const { longestSeconds, lowAssuranceSeconds } = backend.settings.sessions
  const inactiveSeconds = await restOf(backend, session)
  const now = backend.now()
  const openedAt = session.createdAt ?? now
  const usedAt = session.refreshedAt ?? openedAt
  const isOver = (since: Date, life: number | undefined) =>
    life !== undefined && now.getTime() > since.getTime() + life * 1000
  if (session.notAfter && now > session.notAfter) throw expired('Session Expired')
  if (isOver(openedAt, longestSeconds)) throw expired('Session Expired')
  if (isOver(usedAt, inactiveSeconds)) throw expired('Session Expired (Inactivity)')
  if (session.aal === 'aal2' || !isOver(openedAt, lowAssuranceSeconds)) return
  if (await hasVerifiedFactor(backend, session.userId))
    throw expired('Session Expired (Low AAL: User Needs MFA Verification)')
}

/** Seconds a browser's session may rest; a third party's lives as long as its grant. */
async function restOf({ settings, policy, database }: Backend, { oauthClientId, userId }: SessionRow) {
  if (oauthClientId) return undefined
  return (await policy.inactiveSeconds?.(database, userId)) ?? settings.sessions.inactiveSeconds
}

function expired(what: string) {
  return new AuthError(400, 'session_expired', `Invalid Refresh Token: ${what}`)
}
