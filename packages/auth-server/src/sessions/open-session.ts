import { randomUUID } from 'node:crypto'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { plainAddress } from '../limits/address-limits.ts'
import { sessions, mfaAmrClaims } from '../schema/index.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { setUser } from '../users/user-row.ts'

type SessionOpening = { userId: string; method: string; oauthClientId?: string; scopes?: string }

/** Opens a session of an account, in the caller's transaction. */
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
