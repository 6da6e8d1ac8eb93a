import { and, eq, getTableName, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Backend } from './backend.ts'
import {
  sessions,
  oneTimeTokens,
  flowState,
  oauthClientStates,
  oauthAuthorizations,
  oauthConsents,
  mfaChallenges,
  webauthnChallenges,
  mfaFactors,
  failedAttempts,
  usedLimits,
  auditLogEntries,
} from './schema/index.ts'

/** Days: of what is over at once, of sessions nobody comes back to (browsers keep a cookie no longer), of traces. */
const daysKept = { pending: 1, unusedSessions: 400, traces: 365 }

const oneDay = 86_400_000

/** Removes what has served its time (pending tokens, sessions that are over, old traces…): how many rows of each table. */
export async function deleteExpired({
  database,
  settings,
  now,
}: Pick<Backend, 'database' | 'settings' | 'now'>): Promise<Record<string, number>> {
  const before = (days: number, seconds = 0) => new Date(now().getTime() - days * oneDay - seconds * 1000)
  const pending = before(daysKept.pending)
  const traces = before(daysKept.traces)
  const { lifeSeconds, invitationLinkSeconds = 0 } = settings.otp
  const mailed = before(daysKept.pending, Math.max(lifeSeconds, invitationLinkSeconds))
  const rested = before(daysKept.pending, settings.limits.failures.perSeconds)
  const unused = before(daysKept.unusedSessions)
  const lastUse = sql<Date>`coalesce(${sessions.refreshedAt} AT TIME ZONE 'UTC', ${sessions.createdAt})`
  const isUnused = sql`${lastUse} < ${unused.toISOString()}::timestamptz`
  const isOldToken = and(isNull(oneTimeTokens.expiresAt), lt(oneTimeTokens.createdAt, mailed))
  const isUnfinished = and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, pending))
  const removals: [PgTable, SQL | undefined][] = [
    [oneTimeTokens, or(lt(oneTimeTokens.expiresAt, pending), isOldToken)],
    [flowState, lt(flowState.createdAt, mailed)],
    [oauthClientStates, lt(oauthClientStates.createdAt, pending)],
    [oauthAuthorizations, lt(oauthAuthorizations.expiresAt, pending)],
    [oauthConsents, lt(oauthConsents.revokedAt, traces)],
    [mfaChallenges, lt(mfaChallenges.createdAt, pending)],
    [webauthnChallenges, lt(webauthnChallenges.expiresAt, pending)],
    [mfaFactors, isUnfinished],
    [sessions, or(lt(sessions.notAfter, pending), isUnused)],
    [failedAttempts, lt(failedAttempts.lastFailedAt, rested)],
    [usedLimits, lt(usedLimits.endsAt, now())],
    [auditLogEntries, lt(auditLogEntries.createdAt, traces)],
  ]
  const counts: Record<string, number> = {}
  for (const [table, isOver] of removals) {
    const { rowCount } = await database.delete(table).where(isOver)
    counts[getTableName(table)] = rowCount ?? 0
  }
  return counts
}
