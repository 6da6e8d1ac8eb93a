import { sql } from 'drizzle-orm'
import { check, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { documents } from './documents.ts'
import { ofOrder, paymentMethod } from './orders.ts'

export const paymentAttempts = club.table(
  'payment_attempts',
  (t) => ({
    orderId: ofOrder().notNull(),
    rank: t.integer().notNull(),
    checkoutId: t.text().unique(),
    url: t.text(),
    openedAt: t.timestamp({ withTimezone: true }).notNull(),
    expiresAt: t.timestamp({ withTimezone: true }),
    endedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.rank] })],
)

export const paymentOutcome = club.enum('payment_outcome', ['settles', 'held', 'given-back'])

/** Payments as they were announced, those that no order may keep included. Cents. */
export const payments = club.table(
  'payments',
  (t) => ({
    id: t.text().primaryKey(),
    orderId: ofOrder(),
    paymentMethod: paymentMethod().notNull(),
    receivedCents: t.integer().notNull(),
    currency: t.text().notNull(),
    refundedCents: t.integer().notNull().default(0),
    outcome: paymentOutcome(),
    receivedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    index('payments_order').on(table.orderId),
    check('payments_cents', sql`${table.receivedCents} >= 0 AND ${table.refundedCents} >= 0`),
  ],
)

export const paymentEvents = club.table('payment_events', (t) => ({
  id: t.text().primaryKey(),
  orderId: ofOrder(),
  paymentId: t.text(),
  kind: t.text().notNull(),
  decision: t.text().notNull(),
  receivedAt: t.timestamp({ withTimezone: true }).notNull(),
}))

export const refundState = club.enum('refund_state', ['due', 'requested', 'done', 'failed', 'pending'])

export const refundOwner = club.enum('refund_owner', ['service', 'team'])

/** Money given back of an order, or of a payment that no order may keep. Cents. */
export const refunds = club.table(
  'refunds',
  (t) => ({
    key: t.text().primaryKey(),
    orderId: ofOrder(),
    rank: t.integer(),
    paymentId: t.text(),
    cents: t.integer().notNull(),
    refund: t.jsonb(),
    document: t.text().references(() => documents.number),
    state: refundState().notNull(),
    /** Who gives the money back, or did. */
    owner: refundOwner().notNull(),
    /** Which request to the payment service this is. */
    attempt: t.integer().notNull().default(1),
    failedAt: t.timestamp({ withTimezone: true }),
    providerId: t.text(),
    lastError: t.text(),
    decidedAt: t.timestamp({ withTimezone: true }).notNull(),
    doneAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_open')
      .on(table.state)
      .where(sql`${table.state} <> 'done'`),
    // 0: a withdrawal answered with what is kept, which covers all of it.
    check('refunds_cents', sql`${table.cents} >= 0`),
  ],
)
