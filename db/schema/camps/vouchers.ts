import { sql } from 'drizzle-orm'
import { check, index } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofBooking } from './bookings.ts'

/** Codes that lower the price of a booking. What is used of one is counted, never stored; its row is locked meanwhile. */
export const vouchers = club.table(
  'vouchers',
  (t) => ({
    /** Capital letters, digits and hyphens. */
    code: t.text().primaryKey(),
    kind: t.text().$type<'amount' | 'percent'>().notNull(),
    /** Cents, or percent. */
    value: t.integer().notNull(),
    /** For any camp when null. */
    camp: t.text(),
    fromOn: t.date(),
    untilOn: t.date(),
    /** Bookings in all, and of one buyer; without a limit when null. */
    uses: t.integer(),
    usesPerPerson: t.integer(),
    isForMembers: t.boolean().notNull(),
    note: t.text().notNull(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    endedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    check(
      'vouchers_value',
      sql`${table.value} > 0 AND (${table.kind} = 'amount' OR (${table.kind} = 'percent' AND ${table.value} <= 90))`,
    ),
    check('vouchers_uses', sql`${table.uses} > 0 AND ${table.usesPerPerson} > 0`),
  ],
)

/** The voucher of a booking. It counts as long as the booking is the buyer’s to keep: see `vouchers` of the domain. */
export const voucherUses = club.table(
  'voucher_uses',
  (t) => ({
    bookingId: ofBooking().primaryKey(),
    code: t
      .text()
      .notNull()
      .references(() => vouchers.code),
    /** Of the buyer, in small letters; forgotten with the participants. */
    email: t.text(),
    cents: t.integer().notNull(),
  }),
  (table) => [
    index('voucher_uses_code').on(table.code),
    check('voucher_uses_cents', sql`${table.cents} > 0`),
  ],
)
