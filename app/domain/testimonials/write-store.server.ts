import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { testimonials } from '#db/schema/index.ts'
import { authorOf, isOpen, isWithdrawable } from './rules.ts'
import type { TypedTestimonial } from './schema.ts'
import { hashOfSecret } from './secret.server.ts'

/** The testimonial whose address a secret is; undefined for any other. */
export async function findTestimonial(database: Pick<Database, 'select'>, secret: string) {
  const secretHash = hashOfSecret(secret)
  if (secretHash === undefined) return undefined
  const [row] = await database.select().from(testimonials).where(eq(testimonials.secretHash, secretHash))
  return row
}

async function lockTestimonial(transaction: Transaction, secret: string) {
  const secretHash = hashOfSecret(secret)
  if (secretHash === undefined) return undefined
  const isIt = eq(testimonials.secretHash, secretHash)
  return (await transaction.select().from(testimonials).where(isIt).for('update')).at(0)
}

/** Keeps what its author wrote, with their consent, until a coach reads it: what was shown before leaves the site. */
export async function writeTestimonial(
  { database, clock }: StoreServices,
  { secret, typed }: { readonly secret: string; readonly typed: TypedTestimonial },
): Promise<'written' | 'same' | 'closed' | 'unknown'> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const row = await lockTestimonial(transaction, secret)
    if (!row) return 'unknown'
    if (!isOpen(row.status)) return 'closed'
    const { discipline, title, text, livedOn, scope } = typed
    const said = { discipline, title, text, livedOn, scope, author: authorOf(typed) }
    const isSame = Object.entries(said).every(([key, value]) => Reflect.get(row, key) === value)
    if (isSame && (row.status === 'waiting' || row.status === 'approved')) return 'same'
    await transaction
      .update(testimonials)
      .set({ ...said, status: 'waiting', consentedAt: at, writtenAt: at, publishedOn: null })
      .where(eq(testimonials.id, row.id))
    return 'written'
  })
}

const nothingSaid = {
  discipline: null,
  title: null,
  text: null,
  author: null,
  livedOn: null,
  word: null,
  publishedOn: null,
}

/** Its author takes it back: nothing of what they wrote is kept. False when there is nothing to take back. */
export async function withdrawTestimonial(
  { database, clock }: StoreServices,
  secret: string,
): Promise<boolean> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const row = await lockTestimonial(transaction, secret)
    if (!row || !isWithdrawable(row.status)) return false
    await transaction
      .update(testimonials)
      .set({ ...nothingSaid, status: 'withdrawn', withdrawnAt: at })
      .where(eq(testimonials.id, row.id))
    const subject = { id: row.memberId ?? row.id, name: row.firstName }
    await writeAuditLog(transaction, { at, action: 'testimonial.withdrawn', subject })
    return true
  })
}
