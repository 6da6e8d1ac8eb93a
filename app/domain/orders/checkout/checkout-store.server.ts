import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import type { Database } from '#db/database.ts'
import { checkouts, orders } from '#db/schema/index.ts'
import { orderKey } from '../placing/recap.ts'
import type { Dated, Reader } from '../services.server.ts'
import { type CheckoutField, checkoutFields } from './checkout.ts'

/** Milliseconds a form waits for its order. */
const checkoutLife = 24 * 60 * 60 * 1000
const longestField = 1000

/** Stores the fields of an order's form; returns a new random id when they changed or were already ordered. */
export async function saveCheckout(
  { database, clock }: Dated,
  { id: known = '', fields: typed }: { id: string | undefined; fields: FormValues<CheckoutField> },
): Promise<string> {
  const fields = cut(typed)
  const savedAt = clock.now()
  const kept = await readCheckout({ database }, known)
  const isOpen = kept !== undefined && !(await isOrdered(database, known))
  if (isOpen && checkoutFields.every((name) => kept[name] === fields[name])) {
    await database.update(checkouts).set({ savedAt }).where(eq(checkouts.id, known))
    return known
  }
  const id = randomUUID()
  await database.insert(checkouts).values({ id, fields, savedAt })
  if (isOpen) await database.delete(checkouts).where(eq(checkouts.id, known))
  return id
}

/** What was typed in a form that was saved within a day; undefined when there is none of this id. */
export async function readCheckout(
  { database }: Reader,
  id: string | undefined,
): Promise<FormValues<CheckoutField> | undefined> {
  if (!isKey(id)) return undefined
  const [row] = await database
    .select({ fields: checkouts.fields })
    .from(checkouts)
    .where(eq(checkouts.id, id))
  return row && cut(row.fields)
}

const lastAddress = z.object({
  street: z.string(),
  line2: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
})

/** Where somebody had their last order sent, and their phone, as fields of a new one; empty when nothing was ever sent. */
export async function readLastAddress(
  { database }: Reader,
  userId: string,
): Promise<Partial<FormValues<CheckoutField>>> {
  const [row] = await database
    .select({ address: orders.address, phone: orders.phone })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.address)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  const { data: address } = lastAddress.safeParse(row?.address)
  return address ? { ...address, line2: address.line2 ?? '', phone: row?.phone ?? '' } : {}
}

/** Forgets the forms that were saved more than a day ago; says how many. */
export async function purgeCheckouts({ database, clock }: Dated): Promise<number> {
  const end = new Date(clock.now().getTime() - checkoutLife)
  const removed = await database
    .delete(checkouts)
    .where(lt(checkouts.savedAt, end))
    .returning({ id: checkouts.id })
  return removed.length
}

/** Names of forms come in cookies: anybody may have written them. */
export function isKey(id: string | undefined): id is string {
  return orderKey.safeParse(id).success
}

async function isOrdered(database: Database, id: string): Promise<boolean> {
  return (await database.$count(orders, eq(orders.key, id))) > 0
}

function cut(typed: Readonly<Partial<Record<string, string>>>): FormValues<CheckoutField> {
  const entries = checkoutFields.map((name) => [name, keepable(typed[name] ?? '')])
  // All fields are there: they come from the list itself.
  return Object.fromEntries(entries) as FormValues<CheckoutField>
}

function keepable(text: string): string {
  return text.replaceAll('\0', '').slice(0, longestField).toWellFormed()
}
