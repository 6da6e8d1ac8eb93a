import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import { requireCaller } from '../callers/caller.ts'
import { invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { sessions } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'

export async function signOut(call: Call): Promise<Response> {
  const { backend, request, url } = call
  const scope = url.searchParams.get('scope') || 'global'
  const { user, session } = await requireCaller(backend, request)
  const scopes = {
    global: eq(sessions.userId, user.id),
    local: eq(sessions.id, session.id),
    others: and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
  }
  if (!isScope(scope)) throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`)
  await backend.database.transaction(async (transaction) => {
    // Before its sessions, as everywhere: two orders of locking would wait for each other.
    await lockUser(transaction, user.id)
    await transaction.delete(sessions).where(scopes[scope])
    await audit(call, transaction, 'logout', user, { scope })
  })
  return new Response(null, { status: 204 })
}

const isScope = (scope: string): scope is 'global' | 'local' | 'others' =>
  ['global', 'local', 'others'].includes(scope)

/** Ends one session of an account, which the protocol cannot: false when there is none. */
export async function endSession(
  backend: Pick<Backend, 'database' | 'now'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return backend.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (!user) return false
    const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
    const ended = await transaction.delete(sessions).where(isIt).returning({ id: sessions.id })
    if (ended.length === 0) return false
    await audit({ backend, address: '' }, transaction, 'logout', user, { session_id: sessionId })
    return true
  })
}
