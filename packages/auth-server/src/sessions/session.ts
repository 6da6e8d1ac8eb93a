import { and, eq, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import { requireCaller } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { plainAddress } from '../limits/visitor-network.ts'
import { sessions, mfaAmrClaims } from '../schema/index.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { setUser, lockUser } from '../users/user-row.ts'

type SessionOpening = { userId: string; method: string; oauthClientId?: string; scopes?: string }

export async function signIn(
  { backend, address, request }: Pick<Call, 'backend' | 'address' | 'request'>,
  database: AuthDatabase,
  { userId, method, oauthClientId, scopes }: SessionOpening,
): Promise<TokenResponse> {
  const now = backend.now()
  const [session] = await database
    .insert(sessions)
    .values({
      id: randomUUID(),
      userId,
      createdAt: now,
      updatedAt: now,
      aal: 'aal1',
      userAgent: request.headers.get('user-agent')?.slice(0, 512),
      ip: plainAddress(address),
      oauthClientId,
      scopes,
      refreshTokenHmacKey: makeRefreshTokenKey().toString('base64'),
      refreshTokenCounter: 0,
    })
    .returning()
  if (!session) throw new AuthError(500, 'unexpected_failure', 'The session was not kept')
  await addAmrClaim(database, session.id, method, now)
  await setUser(database, { id: userId }, { lastSignInAt: now, updatedAt: now })
  return tokensOf(backend, database, session)
}

export async function addAmrClaim(
  database: AuthDatabase,
  sessionId: string,
  method: string,
  now: Date,
): Promise<void> {
  const claim = { sessionId, authenticationMethod: method, createdAt: now, updatedAt: now }
  await database
    .insert(mfaAmrClaims)
    .values({ id: randomUUID(), ...claim })
    .onConflictDoUpdate({
      target: [mfaAmrClaims.sessionId, mfaAmrClaims.authenticationMethod],
      set: { updatedAt: now },
    })
}

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
