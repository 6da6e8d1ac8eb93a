import { sql, type SQL, or, lt, and, eq } from 'drizzle-orm'
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
  mfaFactors,
  failedAttempts,
  auditLogEntries,
} from './schema/index.ts'

/** Days: of what is over at once, of sessions nobody comes back to (browsers keep a cookie no longer), of traces. */
const daysKept = { pending: 1, unusedSessions: 400, traces: 365 }

const oneDay = 86_400_000

/**
 * Removes what has served its time: pending tokens, flows, challenges and factors nobody finished, sessions
 * that are over, failures that rest no account any more, traces of a year ago.
 */
export async function deleteExpired({
  database,
  settings,
  now,
}: Pick<Backend, 'database' | 'settings' | 'now'>): Promise<Record<string, number>> {
  const before = (days: number, seconds = 0) => new Date(now().getTime() - days * oneDay - seconds * 1000)
  const pending = before(daysKept.pending)
  const { lifeSeconds, invitationLinkSeconds = 0 } = settings.otp
  const mailed = before(daysKept.pending, Math.max(lifeSeconds, invitationLinkSeconds))
  const rested = before(daysKept.pending, settings.limits.failures.perSeconds)
  const lastUse = sql<Date>`coalesce(${sessions.refreshedAt} AT TIME ZONE 'UTC', ${sessions.createdAt})`
  const removals: [string, PgTable, SQL | undefined][] = [
    [
      'one_time_tokens',
      oneTimeTokens,
      or(
        lt(oneTimeTokens.expiresAt, pending),
        and(sql`${oneTimeTokens.expiresAt} IS NULL`, lt(oneTimeTokens.createdAt, mailed)),
      ),
    ],
    ['flow_state', flowState, lt(flowState.createdAt, mailed)],
    ['oauth_client_states', oauthClientStates, lt(oauthClientStates.createdAt, pending)],
    ['oauth_authorizations', oauthAuthorizations, lt(oauthAuthorizations.expiresAt, pending)],
    ['oauth_consents', oauthConsents, lt(oauthConsents.revokedAt, before(daysKept.traces))],
    ['mfa_challenges', mfaChallenges, lt(mfaChallenges.createdAt, pending)],
    ['mfa_factors', mfaFactors, and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, pending))],
    [
      'sessions',
      sessions,
      or(
        lt(sessions.notAfter, pending),
        sql`${lastUse} < ${before(daysKept.unusedSessions).toISOString()}::timestamptz`,
      ),
    ],
    ['allure_failed_attempts', failedAttempts, lt(failedAttempts.lastFailedAt, rested)],
    ['audit_log_entries', auditLogEntries, lt(auditLogEntries.createdAt, before(daysKept.traces))],
  ]
  const counts: Record<string, number> = {}
  for (const [name, table, isOver] of removals) {
    const { rowCount } = await database.delete(table).where(isOver)
    counts[name] = rowCount ?? 0
  }
  return counts
}
