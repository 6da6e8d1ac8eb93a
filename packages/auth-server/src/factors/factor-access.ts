import { eq, and, ne, or, isNull, notInArray, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import { type Caller, lockCaller, requireCaller, sessionGone } from '../callers/caller.ts'
import { requireFreshProof } from '../callers/fresh-proof.ts'
import type { UserRow, SessionRow, FactorRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { tellChange } from '../policy.ts'
import { sessions, mfaFactors, mfaAmrClaims, passkeys } from '../schema/index.ts'
import type { AuthSettings } from '../settings.ts'
import { type FactorType, methodOfFactor, secondFactorMethods } from '../tokens/access-token.ts'
import { factorsOf } from '../users/user-row.ts'

export const challengeSeconds = 300

/** Who asks; `403 no_authorization` for an anonymous account, which has nothing a second factor could protect. */
export async function requireFactorCaller(call: Call): Promise<Caller> {
  const caller = await requireCaller(call)
  if (!caller.user.isAnonymous) return caller
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
}

export function readFactorId({ parameters }: Call): string {
  const id = z.uuid().safeParse(parameters.factorId)
  if (id.success) return id.data
  throw invalid('factor_id must be an UUID', 404)
}

const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

export function requireSwitch({ factors }: AuthSettings, type: FactorType, act: 'enroll' | 'verify'): void {
  if (factors[type][act]) return
  const said = act === 'enroll' ? 'enroll' : 'verification'
  throw new AuthError(422, `mfa_${type}_${act}_not_enabled`, `MFA ${said} is disabled for ${names[type]}`)
}

export type LockedAccount = { user: UserRow; session: SessionRow; factors: FactorRow[] }

export async function lockAccount(within: Within, caller: Caller): Promise<LockedAccount> {
  const user = await lockCaller(within, caller)
  const [session] = await within.database.select().from(sessions).where(eq(sessions.id, caller.session.id))
  if (!session) throw sessionGone()
  return { user, session, factors: await factorsOf(within, user.id) }
}

/** A factor of this very account: `404 mfa_factor_not_found` for anybody else's, as for none. */
export function requireFactor(factors: readonly FactorRow[], id: string): FactorRow {
  const factor = factors.find((candidate) => candidate.id === id)
  if (factor) return factor
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

export async function setFactor(
  { database }: Within,
  id: string,
  set: Partial<typeof mfaFactors.$inferInsert>,
): Promise<FactorRow | undefined> {
  const [factor] = await database.update(mfaFactors).set(set).where(eq(mfaFactors.id, id)).returning()
  return factor
}

/** A factor enrolled with the password alone must never become the second proof. (GoTrue lets it.) */
function requireAssuranceForNew({ session, factors }: LockedAccount, factor: FactorRow): void {
  const hasOther = factors.some(({ id, status }) => status === 'verified' && id !== factor.id)
  if (factor.status === 'verified' || session.aal === 'aal2' || !hasOther) return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

/** The account, locked, and its factor that may be challenged and verified. */
export async function lockUsableFactor(call: Call, caller: Caller, factorId: string) {
  const account = await lockAccount(call, caller)
  const factor = requireFactor(account.factors, factorId)
  requireSwitch(call.settings, factor.factorType, 'verify')
  requireAssuranceForNew(account, factor)
  if (factor.status !== 'verified') requireFreshProof(call, caller, challengeSeconds)
  return { account, factor }
}

export async function unenrollFactor(call: Call): Promise<Response> {
  const caller = await requireFactorCaller(call)
  const id = readFactorId(call)
  await inTransaction(call, async (call) => {
    const { user, session, factors } = await lockAccount(call, caller)
    const factor = requireFactor(factors, id)
    if (factor.status === 'verified' && session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    if (factor.status === 'verified') requireFreshProof(call, caller)
    await removeFactor(call, factor)
    const details = { factor_id: id, factor_status: factor.status, session_id: session.id }
    await audit(call, 'factor_unenrolled', user, details)
    if (factor.status === 'verified') await tellChange(call, 'factor-removed', user)
  })
  return Response.json({ id })
}

/** Ends the other sessions of an account that have shown one factor. */
export async function endLesserSessions({ database }: Within, { id, userId }: SessionRow): Promise<void> {
  const isBelow = or(isNull(sessions.aal), eq(sessions.aal, 'aal1'))
  // A third party's access is no browser: it ends with its grant.
  const isOtherBrowser = and(eq(sessions.userId, userId), ne(sessions.id, id), isNull(sessions.oauthClientId))
  await database.delete(sessions).where(and(isOtherBrowser, isBelow))
}

/** Sessions that rest on this factor alone show it no more. */
export async function removeFactor({ database, now }: Within, factor: FactorRow): Promise<void> {
  const { id, userId, factorType } = factor
  const isOfUser = eq(sessions.userId, userId)
  const others = await database
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.factorType, factorType), ne(mfaFactors.id, id)))
  const isPasskey = factorType === 'webauthn' ? eq(passkeys.userId, userId) : sql`false`
  const opening = await database.select({ id: passkeys.id }).from(passkeys).where(isPasskey)
  const otherIds = [...others, ...opening].map((other) => other.id)
  const restsOnOther = or(isNull(sessions.factorId), notInArray(sessions.factorId, otherIds))
  const resting = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOfUser, otherIds.length > 0 ? restsOnOther : undefined))
  const isShown = eq(mfaAmrClaims.authenticationMethod, methodOfFactor(factorType))
  await database.delete(mfaAmrClaims).where(and(inArray(mfaAmrClaims.sessionId, resting), isShown))
  await database.delete(mfaFactors).where(eq(mfaFactors.id, id))
  const without = { factorId: null, updatedAt: now() }
  await database
    .update(sessions)
    .set(without)
    .where(and(isOfUser, eq(sessions.factorId, id)))
  const showsAnother = sql`EXISTS (SELECT 1 FROM ${mfaAmrClaims} WHERE ${mfaAmrClaims.sessionId} = ${sessions.id}
    AND ${inArray(mfaAmrClaims.authenticationMethod, [...secondFactorMethods])})`
  await database
    .update(sessions)
    .set({ ...without, aal: 'aal1' })
    .where(and(isOfUser, eq(sessions.aal, 'aal2'), sql`NOT ${showsAnother}`))
}
