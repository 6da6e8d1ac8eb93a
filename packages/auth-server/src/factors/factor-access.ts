import { eq, and, ne, or, isNull, notInArray, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { type Caller, requireCaller } from '../callers/caller.ts'
import type { UserRow, SessionRow, FactorRow, AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { factorType, sessions, mfaFactors, mfaAmrClaims } from '../schema/index.ts'
import type { AuthSettings } from '../settings.ts'
import { type FactorType, methodOfFactor } from '../tokens/access-token.ts'
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

export async function unenrollFactor(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireFactorCaller(call)
  const id = readFactorId(call)
  await backend.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, caller)
    const factor = requireFactor(account, id)
    if (factor.status === 'verified' && account.session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await removeFactor(transaction, factor, backend.now())
    const details = { factor_id: id, factor_status: factor.status, session_id: account.session.id }
    await audit(call, transaction, 'factor_unenrolled', account.user, details)
  })
  return Response.json({ id })
}

const secondFactors = [methodOfFactor('totp'), methodOfFactor('phone'), methodOfFactor('webauthn')]

export async function removeFactor(
  database: AuthDatabase,
  { id, userId, factorType }: Pick<FactorRow, 'id' | 'userId' | 'factorType'>,
  now: Date,
): Promise<void> {
  const others = await database
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.factorType, factorType), ne(mfaFactors.id, id)))
  const otherIds = others.map((other) => other.id)
  const restsOnOther = or(isNull(sessions.factorId), notInArray(sessions.factorId, otherIds))
  const resting = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), otherIds.length > 0 ? restsOnOther : undefined))
  await database
    .delete(mfaAmrClaims)
    .where(
      and(
        inArray(mfaAmrClaims.sessionId, resting),
        eq(mfaAmrClaims.authenticationMethod, methodOfFactor(factorType)),
      ),
    )
  await database.delete(mfaFactors).where(eq(mfaFactors.id, id))
  await lowerSessions(database, userId, id, now)
}

async function lowerSessions(database: AuthDatabase, userId: string, factorId: string, now: Date) {
  const showsAnother = sql`EXISTS (SELECT 1 FROM ${mfaAmrClaims} WHERE ${mfaAmrClaims.sessionId} = ${sessions.id}
    AND ${inArray(mfaAmrClaims.authenticationMethod, secondFactors)})`
  await database
    .update(sessions)
    .set({ factorId: null, updatedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.factorId, factorId)))
  await database
    .update(sessions)
    .set({ aal: 'aal1', factorId: null, updatedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal2'), sql`NOT ${showsAnother}`))
}
