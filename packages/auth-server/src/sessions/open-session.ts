import { randomUUID } from 'node:crypto'
import type { AuthDatabase, SessionRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { plainAddress } from '../limits/address-limits.ts'
import { sessions, mfaAmrClaims } from '../schema/index.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { setUser } from '../users/user-row.ts'

export type SessionOpening = {
  userId: string
  method: string
  now: Date
  address: string
  userAgent: string | null
  oauthClientId?: string
  scopes?: string
}

export async function openSession(database: AuthDatabase, opening: SessionOpening): Promise<SessionRow> {
  const { userId, method, now, address, userAgent, oauthClientId, scopes } = opening
  const [session] = await database
    .insert(sessions)
    .values({
      id: randomUUID(),
      userId,
      createdAt: now,
      updatedAt: now,
      aal: 'aal1',
      userAgent: userAgent?.slice(0, 512) ?? null,
      ip: plainAddress(address) ?? null,
      oauthClientId,
      scopes,
      refreshTokenHmacKey: makeRefreshTokenKey().toString('base64'),
      refreshTokenCounter: 0,
    })
    .returning()
  if (!session) throw new AuthError(500, 'unexpected_failure', 'The session was not kept')
  await addAmrClaim(database, session.id, method, now)
  await setUser(database, { id: userId }, { lastSignInAt: now, updatedAt: now })
  return session
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

export async function signIn(
  { backend, address, request }: Pick<Call, 'backend' | 'address' | 'request'>,
  database: AuthDatabase,
  opening: Pick<SessionOpening, 'userId' | 'method' | 'oauthClientId' | 'scopes'>,
): Promise<TokenResponse> {
  const userAgent = request.headers.get('user-agent')
  const session = await openSession(database, { ...opening, now: backend.now(), address, userAgent })
  return tokensOf(backend, database, session)
}
