import { and, eq, ne, or, isNull, notInArray, inArray, sql } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { AuthDatabase, FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { mfaFactors, sessions, mfaAmrClaims } from '../schema/index.ts'
import { methodOfFactor } from '../tokens/access-token.ts'
import { requireFactorCaller, readFactorId, lockAccount, requireFactor } from './factor-access.ts'

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

/** Removes a factor within the caller’s transaction. */
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
