import { asc, eq } from 'drizzle-orm'
import type { Caller, SessionRow } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { mfaFactors, sessions } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'

export type LockedAccount = { user: UserRow; session: SessionRow; factors: FactorRow[] }

/**
 * The account, session and factors of a caller as they are once the account is locked for this transaction: whatever
 * touches the factors of one account takes turns. `403` when account or session ended meanwhile.
 */
export async function lockAccount(database: AuthDatabase, caller: Caller): Promise<LockedAccount> {
  const user = await lockUser(database, caller.user.id)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const [session] = await database.select().from(sessions).where(eq(sessions.id, caller.session.id))
  if (!session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const factors = await database
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, user.id))
    .orderBy(asc(mfaFactors.createdAt))
  return { user, session, factors }
}

/** A factor of this very account: `404 mfa_factor_not_found` for anybody else's, as for none. */
export function requireFactor({ factors }: LockedAccount, id: string): FactorRow {
  const factor = factors.find((candidate) => candidate.id === id)
  if (factor) return factor
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

/**
 * `403 insufficient_aal` for a factor still to be verified when the session has not shown the account’s verified one:
 * a factor somebody enrolled with the password alone must never become the second proof. (GoTrue lets it.)
 */
export function requireAssuranceForNew({ session, factors }: LockedAccount, factor: FactorRow): void {
  const hasOther = factors.some(({ id, status }) => status === 'verified' && id !== factor.id)
  if (factor.status === 'verified' || session.aal === 'aal2' || !hasOther) return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}
