import { and, eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import { sessions } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'

/**
 * Ends one session of an account, which the protocol itself cannot: its refresh token is worth nothing any more, and its
 * access token is refused here at once. Whether there was one.
 */
export async function endSession(
  { database, now }: Pick<Backend, 'database' | 'now'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (!user) return false
    const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
    const ended = await transaction.delete(sessions).where(isIt).returning({ id: sessions.id })
    if (ended.length === 0) return false
    const details = { session_id: sessionId }
    await audit(transaction, { action: 'logout', user, at: now(), address: '', details })
    return true
  })
}
