import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { vouchers, voucherUses } from '#db/schema/index.ts'
import { codeOf, type Voucher, voucherProblem } from './rules.ts'

type Reader = Pick<Database, 'select' | 'execute'>

type Wish = {
  /** As it was typed; without one there is nothing to find. */
  readonly code: string | undefined
  readonly camp: string
  readonly today: string
  readonly isMember: boolean
  /** Of the buyer, in small letters. */
  readonly email: string
}

export type FoundVoucher =
  | { readonly ok: true; readonly voucher: Voucher | undefined }
  | { readonly ok: false; readonly message: string }

/** The voucher that somebody typed, if it counts for them now. */
export async function findVoucher(database: Reader, wish: Wish): Promise<FoundVoucher> {
  return find(database, wish, (code) => database.select().from(vouchers).where(eq(vouchers.code, code)))
}

/** The same in the transaction that uses it: its row is held, so that it is not used more often than it may be. */
export async function holdVoucher(transaction: Transaction, wish: Wish): Promise<FoundVoucher> {
  return find(transaction, wish, (code) =>
    transaction.select().from(vouchers).where(eq(vouchers.code, code)).for('update'),
  )
}

async function find(
  database: Reader,
  { code, email, ...wish }: Wish,
  read: (code: string) => Promise<Voucher[]>,
): Promise<FoundVoucher> {
  if (code === undefined || code.trim() === '') return { ok: true, voucher: undefined }
  const [voucher] = await read(codeOf(code))
  const used = voucher ? await countUses(database, voucher.code, email) : { all: 0, own: 0 }
  const message = voucherProblem(voucher, { ...wish, used })
  return message === undefined ? { ok: true, voucher } : { ok: false, message }
}

/** A booking uses its voucher while it is live, and after its participant gave it up; ended otherwise, the voucher is free again. */
export const isUsed = sql`(bookings.stage IN ('held', 'booked') OR (bookings.stage = 'cancelled' AND EXISTS (
  SELECT FROM club.booking_events WHERE booking_id = bookings.id AND act = 'cancel' AND actor = 'customer')))`

async function countUses(database: Reader, code: string, email: string) {
  const { rows } = await database.execute<{ all: number; own: number }>(sql`
    SELECT count(*)::integer AS "all", count(*) FILTER (WHERE email = ${email})::integer AS own
    FROM club.voucher_uses JOIN club.bookings ON bookings.id = booking_id
    WHERE code = ${code} AND ${isUsed}`)
  return rows[0] ?? { all: 0, own: 0 }
}

export async function noteVoucherUse(
  transaction: Transaction,
  use: typeof voucherUses.$inferInsert,
): Promise<void> {
  await transaction.insert(voucherUses).values(use)
}
