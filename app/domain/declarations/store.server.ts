import { and, desc, eq, gt, lt, or } from 'drizzle-orm'
import { randomBytes, randomUUID, createHash } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { linkWithdrawal } from '#app/domain/orders/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { declarations } from '#db/schema/index.ts'
import { declarationNotice, declarationReceipt } from './emails.ts'
import {
  declarationRetentionYears,
  referenceOf,
  repeatWindow,
  type Declaration,
  type FiledDeclaration,
} from './rules.ts'

/** Files a declaration, never refused here, and queues its emails. A repeat within a day gives the first one. */
export async function fileDeclaration(
  { database, clock }: StoreServices,
  declaration: Declaration,
): Promise<FiledDeclaration> {
  const declaredAt = clock.now()
  const reference = referenceOf(declaration.kind, declaredAt, randomBytes(8))
  const filed = { ...declaration, id: randomUUID(), reference, declaredAt }
  return database.transaction(async (transaction) => {
    const before = await findRepeated(transaction, filed)
    if (before) return before
    const fingerprint = fingerprintOf(filed, dayInParis(declaredAt))
    const written = await transaction
      .insert(declarations)
      .values({ ...filed, fingerprint })
      .onConflictDoNothing({ target: declarations.fingerprint })
      .returning({ id: declarations.id })
    // Another request filed the very same one between our look and our insert.
    if (written.length === 0) {
      const stored = await findRepeated(transaction, filed)
      if (stored) return stored
      throw new Error('The declaration was neither written nor found.')
    }
    await queueEmail(transaction, declarationReceipt, { to: filed.email, facts: filed }, declaredAt)
    await queueEmail(transaction, declarationNotice, { facts: filed }, declaredAt)
    if (filed.kind === 'withdrawal') await linkWithdrawal(transaction, { ...filed, declarationId: filed.id })
    return filed
  })
}

async function findRepeated(transaction: Transaction, filed: FiledDeclaration) {
  const today = dayInParis(filed.declaredAt)
  const ofDay = (day: string) => eq(declarations.fingerprint, fingerprintOf(filed, day))
  const isRecent = gt(declarations.declaredAt, new Date(filed.declaredAt.getTime() - repeatWindow))
  const [row] = await transaction
    .select()
    .from(declarations)
    // All of today, which may have 25 hours: it is stored once a day.
    .where(or(ofDay(today), and(ofDay(addDays(today, -1)), isRecent)))
    .orderBy(desc(declarations.declaredAt))
    .limit(1)
  return row ? asFiled(row) : undefined
}

/** A filed declaration by its secret id, for the page that acknowledges it. */
export async function findDeclaration(database: Database, id: string): Promise<FiledDeclaration | undefined> {
  const [row] = await database.select().from(declarations).where(eq(declarations.id, id))
  return row ? asFiled(row) : undefined
}

/** Removes declarations five years (and a day, for clocks that differ) after they were made; says how many. */
export async function purgeDeclarations({ database, clock }: StoreServices): Promise<number> {
  const end = yearsBefore(new Date(clock.now().getTime() - 86_400_000), declarationRetentionYears)
  const removed = await database
    .delete(declarations)
    .where(lt(declarations.declaredAt, end))
    .returning({ id: declarations.id })
  return removed.length
}

function asFiled({ fingerprint: _fingerprint, ...row }: typeof declarations.$inferSelect): FiledDeclaration {
  return {
    ...row,
    wishedEndOn: row.wishedEndOn ?? undefined,
    legitimateReason: row.legitimateReason ?? undefined,
    comment: row.comment ?? undefined,
  }
}

/** The same for two declarations that say the same on the same day, whatever the case of the letters. */
function fingerprintOf(declaration: Declaration, day: string): string {
  const { kind, firstName, lastName, email, contract, wishedEndOn, legitimateReason, comment } = declaration
  const parts = [kind, firstName, lastName, email, contract, wishedEndOn, legitimateReason, comment]
  const said = parts.map((part) => (part ?? '').toLocaleLowerCase('fr-FR'))
  return createHash('sha256')
    .update(JSON.stringify([day, ...said]))
    .digest('hex')
}
