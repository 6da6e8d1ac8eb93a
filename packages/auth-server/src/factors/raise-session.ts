import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { methodOfFactor } from '../amr/amr.ts'
import type { Caller, SessionRow } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { makeRefreshTokenKey } from '../refresh-tokens/refresh-token.ts'
import { mfaFactors, sessions } from '../schema/index.ts'
import { addAmrClaim } from '../sessions/open-session.ts'
import type { FactorRow } from '../users/user-row.ts'

/**
 * Raises a session to aal2 by a factor. Sessions of the account that stayed below end, enrolments of the same kind
 * left unfinished are gone (source: GoTrue). The counter moves on by two as the real server’s does; that alone would
 * let a token from before be answered within the reuse interval, so that the key changes as well: such a token is
 * unknown from now on.
 */
export async function raiseSession(
  database: AuthDatabase,
  { user, session: { id } }: Caller,
  factor: FactorRow,
  now: Date,
): Promise<SessionRow> {
  const [session] = await database
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId: factor.id,
      refreshTokenCounter: sql`coalesce(${sessions.refreshTokenCounter}, 0) + 2`,
      refreshTokenHmacKey: makeRefreshTokenKey().toString('base64'),
      updatedAt: now,
    })
    .where(eq(sessions.id, id))
    .returning()
  if (!session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  await addAmrClaim(database, id, methodOfFactor(factor.factorType), now)
  const isBelow = or(isNull(sessions.aal), eq(sessions.aal, 'aal1'))
  await database.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, id), isBelow))
  await database
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, user.id),
        eq(mfaFactors.factorType, factor.factorType),
        eq(mfaFactors.status, 'unverified'),
      ),
    )
  return session
}
