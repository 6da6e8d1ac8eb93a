import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import { requireCaller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { sessions } from '../schema/index.ts'
import { lockUser } from '../users/find-user.ts'

export async function signOut({ backend, request, url, address }: Call): Promise<Response> {
  const scope = url.searchParams.get('scope') || 'global'
  const { user, session } = await requireCaller(backend, request)
  const scopes = {
    global: eq(sessions.userId, user.id),
    local: eq(sessions.id, session.id),
    others: and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
  }
  if (!isScope(scope))
    throw new AuthError(400, 'validation_failed', `Unsupported logout scope ${JSON.stringify(scope)}`)
  await backend.database.transaction(async (transaction) => {
    // Before its sessions, as everywhere: two orders of locking would wait for each other.
    await lockUser(transaction, user.id)
    await transaction.delete(sessions).where(scopes[scope])
    await audit(transaction, { action: 'logout', user, at: backend.now(), address, details: { scope } })
  })
  return new Response(null, { status: 204 })
}

const isScope = (scope: string): scope is 'global' | 'local' | 'others' =>
  ['global', 'local', 'others'].includes(scope)

/**
 * Ends one session of an account, which the protocol itself cannot: its refresh token is worth nothing any
 * more, and its access token is refused here at once.
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
