import { and, eq, isNull, lt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { securityEmail } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { inTurn, readMember } from '#app/domain/members/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { recoveryCodes } from '#db/schema/index.ts'
import { codeOfTyped, codesInASet, shownCode, codeCharacters, codeLength } from './rules.ts'

/** Makes new codes for a person of the club, in place of all they had. They can be read in the answer, and never again. */
export async function makeRecoveryCodes(
  { database, clock }: StoreServices,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesInASet }, makeCode)
  const createdAt = clock.now()
  await database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashOfCode(userId, code), createdAt })))
  })
  return codes.map(shownCode)
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  return database.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Uses a code up, removes the second factors, logs and emails it; false when the code is unknown or used. */
export async function spendRecoveryCode(
  services: StoreServices,
  { userId, typed, removeFactors }: { userId: string; typed: string; removeFactors: () => Promise<void> },
): Promise<boolean> {
  const { database, clock } = services
  const code = codeOfTyped(typed)
  const member = await readMember(database, userId)
  if (!code || !member) return false
  const at = clock.now()
  return inTurn(database, async (transaction) => {
    const isThisOne = and(
      eq(recoveryCodes.userId, userId),
      eq(recoveryCodes.codeHash, hashOfCode(userId, code)),
    )
    // Whoever comes second waits on the row, and then finds it used.
    const { rowCount } = await transaction
      .update(recoveryCodes)
      .set({ usedAt: at })
      .where(and(isThisOne, isNull(recoveryCodes.usedAt)))
    if (!rowCount) return false
    const person = namedPerson(member)
    const action = 'account.recovery-code-used'
    await writeAuditLog(transaction, { at, actor: person, action, subject: person })
    const email = { to: member.email, facts: { at } }
    await queueEmail(transaction, securityEmail('factors-removed'), email, at)
    await removeFactors()
    return true
  })
}

const daysKept = 30

/** Forgets used codes; says how many. */
export async function purgeRecoveryCodes({ database, clock }: StoreServices): Promise<number> {
  const end = new Date(clock.now().getTime() - daysKept * 86_400_000)
  const { rowCount } = await database.delete(recoveryCodes).where(lt(recoveryCodes.usedAt, end))
  return rowCount ?? 0
}

function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) =>
    codeCharacters.charAt(byte % codeCharacters.length),
  ).join('')
}

/** What is kept of a code. The account is part of it: the same hash elsewhere would say nothing. */
function hashOfCode(userId: string, code: string): string {
  return createHash('sha256').update(`recovery code ${userId} ${code}`).digest('base64url')
}
