import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { documents } from './documents.ts'
import { ofOrder, paymentMethod } from './orders.ts'

export const paymentAttempts = club.table(
  'payment_attempts',
  {
    orderId: ofOrder().notNull(),
    rank: integer().notNull(),
    checkoutId: text().unique(),
    url: text(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.rank] })],
)

export const paymentOutcome = club.enum('payment_outcome', ['settles', 'held', 'given-back'])

/** Payments as they were announced, those that no order may keep included. Cents. */
export const payments = club.table(
  'payments',
  {
    id: text().primaryKey(),
    orderId: ofOrder(),
    paymentMethod: paymentMethod().notNull(),
    receivedCents: integer().notNull(),
    currency: text().notNull(),
    refundedCents: integer().notNull().default(0),
    outcome: paymentOutcome(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    check('payments_cents', sql`${table.receivedCents} >= 0 AND ${table.refundedCents} >= 0`),
  ],
)

export const paymentEvents = club.table('payment_events', {
  id: text().primaryKey(),
  orderId: ofOrder(),
  paymentId: text(),
  kind: text().notNull(),
  decision: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
})

export const refundState = club.enum('refund_state', ['due', 'requested', 'done', 'failed'])

/** Money given back of an order, or of a payment that no order may keep. Cents. */
export const refunds = club.table(
  'refunds',
  {
    key: text().primaryKey(),
    orderId: ofOrder(),
    rank: integer(),
    paymentId: text(),
    cents: integer().notNull(),
    refund: jsonb(),
    document: text().references(() => documents.number),
    state: refundState().notNull(),
    providerId: text(),
    lastError: text(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_open')
      .on(table.state)
      .where(sql`${table.state} <> 'done'`),
    check('refunds_cents', sql`${table.cents} > 0`),
  ],
)
