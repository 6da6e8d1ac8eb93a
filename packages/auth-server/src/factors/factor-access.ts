import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Caller, requireCaller } from '../callers/caller.ts'
import type { UserRow, SessionRow, FactorRow, AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { factorType, sessions } from '../schema/index.ts'
import type { AuthSettings } from '../settings.ts'
import type { FactorType } from '../tokens/access-token.ts'
import { lockUser, factorsOf } from '../users/user-row.ts'

export const challengeSeconds = 300

/** Who asks; `403 no_authorization` for an anonymous account, which has nothing a second factor could protect. */
export async function requireFactorCaller({ backend, request }: Call): Promise<Caller> {
  const caller = await requireCaller(backend, request)
  if (!caller.user.isAnonymous) return caller
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
}

export function readFactorId({ parameters }: Call): string {
  const id = z.uuid().safeParse(parameters.factorId)
  if (id.success) return id.data
  throw invalid('factor_id must be an UUID', 404)
}

const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

export function readFactorType(given: string | undefined): FactorType {
  const known = factorType.enumValues.find((type) => type === given)
  if (known) return known
  throw invalid('factor_type needs to be totp, phone, or webauthn')
}

export function requireSwitch({ factors }: AuthSettings, type: FactorType, act: 'enroll' | 'verify'): void {
  if (factors[type][act]) return
  const said = act === 'enroll' ? 'enroll' : 'verification'
  throw new AuthError(422, `mfa_${type}_${act}_not_enabled`, `MFA ${said} is disabled for ${names[type]}`)
}

export type LockedAccount = { user: UserRow; session: SessionRow; factors: FactorRow[] }

/** Reads the caller's account under its lock: whatever touches the factors of one account takes turns. */
export async function lockAccount(database: AuthDatabase, caller: Caller): Promise<LockedAccount> {
  const user = await lockUser(database, caller.user.id)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const [session] = await database.select().from(sessions).where(eq(sessions.id, caller.session.id))
  if (!session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session, factors: await factorsOf(database, user.id) }
}

/** A factor of this very account: `404 mfa_factor_not_found` for anybody else's, as for none. */
export function requireFactor({ factors }: LockedAccount, id: string): FactorRow {
  const factor = factors.find((candidate) => candidate.id === id)
  if (factor) return factor
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

/** A factor enrolled with the password alone must never become the second proof. (GoTrue lets it.) */
export function requireAssuranceForNew({ session, factors }: LockedAccount, factor: FactorRow): void {
  const hasOther = factors.some(({ id, status }) => status === 'verified' && id !== factor.id)
  if (factor.status === 'verified' || session.aal === 'aal2' || !hasOther) return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}
