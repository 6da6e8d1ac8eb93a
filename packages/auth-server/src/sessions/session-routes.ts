import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { requireCaller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call, Route } from '../http/route.ts'
import { sessions } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'

/** Sign-out: of this session, of the others, or of all of them. */
export const sessionRoutes: readonly Route[] = [{ method: 'POST', path: '/logout', answer: signOut }]

async function signOut({ backend, request, url, address }: Call): Promise<Response> {
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
