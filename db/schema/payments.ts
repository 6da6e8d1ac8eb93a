import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { documents } from './documents.ts'
import { orders, paymentMethod } from './orders.ts'

/** Tries at paying an order by card: the checkouts of the payment service. */
export const paymentAttempts = club.table(
  'payment_attempts',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** 1 for the first. */
    rank: integer().notNull(),
    /** The service's; null until it answered. */
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
    /** The service's, or `transfer-…`, `on_site-…` for what the team noted. */
    id: text().primaryKey(),
    orderId: uuid().references(() => orders.id),
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

/** webhook events of the payment service that were dealt with, each once. */
export const paymentEvents = club.table('payment_events', {
  id: text().primaryKey(),
  orderId: uuid().references(() => orders.id),
  paymentId: text(),
  kind: text().notNull(),
  /** What was done of it. */
  decision: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
})

export const refundState = club.enum('refund_state', ['due', 'requested', 'done', 'failed'])

/** Money given back of an order, or of a payment that no order may keep. Cents. */
export const refunds = club.table(
  'refunds',
  {
    /** Names it for the payment service. */
    key: text().primaryKey(),
    orderId: uuid().references(() => orders.id),
    /** 1 for the first of an order; null when no order kept the payment. */
    rank: integer(),
    paymentId: text(),
    cents: integer().notNull(),
    /** Reason, lines and parts, as the rules computed them; null when no order kept the payment. */
    refund: jsonb(),
    document: text().references(() => documents.number),
    /** `due`: to be made by the team · `asked`: by the payment service, not confirmed yet. */
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
