import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { SessionRow } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { plainAddress } from '../limits/visitor-network.ts'
import { makeRefreshTokenKey } from '../refresh-tokens/refresh-token.ts'
import { mfaAmrClaims, sessions, users } from '../schema/index.ts'

export type SessionOpening = {
  userId: string
  /** How the person proved who is there: `password`, `otp`, `oauth`… */
  method: string
  now: Date
  /** Where from, for the list of sessions: the visitor's address and browser. */
  address: string
  userAgent: string | null
  /** A third party's session, with the scopes it was given. */
  oauthClientId?: string
  scopes?: string
}

/** Opens a session within the caller's transaction; the sign-in is noted on the account. */
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
  await database.update(users).set({ lastSignInAt: now, updatedAt: now }).where(eq(users.id, userId))
  return session
}

/** Notes one more way in which the person of a session proved to be there; again: its time is renewed. */
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
