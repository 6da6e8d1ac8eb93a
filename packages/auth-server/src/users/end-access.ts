import { and, eq, ne } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { flowState, oauthAuthorizations, oneTimeTokens, sessions } from '../schema/index.ts'

/**
 * Ends every way into an account that is open or under way, third parties' included: sessions and what is pending.
 * `exceptSessionId`: the session that asks for it.
 */
export async function endAccess(
  database: AuthDatabase,
  userId: string,
  { exceptSessionId }: { exceptSessionId?: string } = {},
): Promise<void> {
  const isOther = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)
  // Requests before sessions, as where a third party is deleted: two orders would wait for each other.
  await endPending(database, userId)
  await database.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
}

/** Ends what is under way: mails and codes that were sent, flows not finished. */
export async function endPending(database: AuthDatabase, userId: string): Promise<void> {
  await database.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await database.delete(flowState).where(eq(flowState.userId, userId))
  await database.delete(oauthAuthorizations).where(eq(oauthAuthorizations.userId, userId))
}
