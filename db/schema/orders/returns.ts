import { sql } from 'drizzle-orm'
import { check, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofOrder } from './orders.ts'

/** Pieces that came back from a buyer; the money is another matter. Lines are added, never changed. */
export const orderReturns = club.table(
  'order_returns',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder().notNull(),
    line: t.integer().notNull(),
    variant: t.text().notNull(),
    quantity: t.integer().notNull(),
    /** Whether it went back on sale. */
    isRestocked: t.boolean().notNull(),
    receivedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    index('order_returns_order').on(table.orderId),
    check('order_returns_quantity', sql`${table.quantity} >= 1`),
  ],
)

export const exchangeState = club.enum('exchange_state', ['open', 'done', 'cancelled'])

/** A piece that is given for another of the same product and price; while it is open the new one is kept aside. */
export const orderExchanges = club.table(
  'order_exchanges',
  (t) => ({
    orderId: ofOrder().notNull(),
    rank: t.integer().notNull(),
    line: t.integer().notNull(),
    quantity: t.integer().notNull(),
    fromVariant: t.text().notNull(),
    toVariant: t.text().notNull(),
    /** The new colour and size in words. */
    toDetail: t.text(),
    state: exchangeState().notNull(),
    decidedAt: t.timestamp({ withTimezone: true }).notNull(),
    endedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    primaryKey({ columns: [table.orderId, table.rank] }),
    check(
      'order_exchanges_pieces',
      sql`${table.quantity} >= 1 AND ${table.fromVariant} <> ${table.toVariant}`,
    ),
    check('order_exchanges_ended', sql`(${table.state} = 'open') = (${table.endedAt} IS NULL)`),
  ],
)
