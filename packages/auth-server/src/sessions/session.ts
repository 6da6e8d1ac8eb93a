import { and, eq, isNull, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import { requireCaller } from '../callers/caller.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { plainAddress } from '../limits/visitor-network.ts'
import { sessions, mfaAmrClaims } from '../schema/index.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { setUser, lockUser } from '../users/user-row.ts'
import { tellSignIn } from './tell-sign-in.ts'

type SessionOpening = {
  userId: string
  method: string
  /** The second factor shown in the same act. */
  secondMethod?: string
  factorId?: string
  oauthClientId?: string
  scopes?: string
}

export async function signIn(
  call: Call,
  { method, secondMethod, ...opening }: SessionOpening,
): Promise<TokenResponse> {
  const at = call.now()
  const [session] = await call.database
    .insert(sessions)
    .values({
      id: randomUUID(),
      ...opening,
      createdAt: at,
      updatedAt: at,
      aal: secondMethod ? 'aal2' : 'aal1',
      userAgent: call.request.headers.get('user-agent')?.slice(0, 512),
      ip: plainAddress(call.address),
      refreshTokenHmacKey: makeRefreshTokenKey(),
      refreshTokenCounter: 0,
    })
    .returning()
  if (!session) throw new AuthError(500, 'unexpected_failure', 'The session was not kept')
  await addAmrClaim(call, session.id, method)
  if (secondMethod) await addAmrClaim(call, session.id, secondMethod)
  if (!opening.oauthClientId) await tellSignIn(call, opening.userId, method)
  await setUser(call, { id: opening.userId }, { lastSignInAt: at, updatedAt: at })
  return tokensOf(call, session)
}

export async function addAmrClaim(
  { database, now }: Within,
  sessionId: string,
  method: string,
): Promise<void> {
  const at = now()
  await database
    .insert(mfaAmrClaims)
    .values({ id: randomUUID(), sessionId, authenticationMethod: method, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [mfaAmrClaims.sessionId, mfaAmrClaims.authenticationMethod],
      set: { updatedAt: at },
    })
}

export async function signOut(call: Call): Promise<Response> {
  const scope = call.url.searchParams.get('scope') || 'global'
  const { user, session } = await requireCaller(call)
  // A third party's access is no browser: it ends with its grant.
  const isOfUser = and(eq(sessions.userId, user.id), isNull(sessions.oauthClientId))
  const scopes = new Map([
    ['global', isOfUser],
    ['local', eq(sessions.id, session.id)],
    ['others', and(isOfUser, ne(sessions.id, session.id))],
  ])
  if (!scopes.has(scope)) throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`)
  await inTransaction(call, async (call) => {
    // Before its sessions, as everywhere: two orders of locking would wait for each other.
    await lockUser(call, user.id)
    await call.database.delete(sessions).where(scopes.get(scope))
    await audit(call, 'logout', user, { scope })
  })
  return new Response(null, { status: 204 })
}

/** Ends one session of an account, which the protocol cannot: false when there is none. */
export async function endSession(
  backend: Backend,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return inTransaction({ ...backend, address: '' }, async (inside) => {
    const user = await lockUser(inside, userId)
    if (!user) return false
    const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
    const { rowCount } = await inside.database.delete(sessions).where(isIt)
    if (!rowCount) return false
    await audit(inside, 'logout', user, { session_id: sessionId })
    return true
  })
}
