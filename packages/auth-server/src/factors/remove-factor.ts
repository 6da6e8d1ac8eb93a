import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { methodOfFactor } from '../amr/amr.ts'
import type { AuthDatabase } from '../database.ts'
import { mfaAmrClaims, mfaFactors, sessions } from '../schema/index.ts'
import type { FactorRow } from '../users/user-row.ts'

const secondFactors = [methodOfFactor('totp'), methodOfFactor('phone'), methodOfFactor('webauthn')]

/**
 * Removes a factor within the caller’s transaction. A session whose level may rest on it loses that claim, and falls
 * to aal1 when no other factor was shown in it; its owner sees so at the next refresh.
 */
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
