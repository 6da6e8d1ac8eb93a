import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ofBooking } from '../camps/bookings.ts'
import { club } from '../club.ts'

export const orderStage = club.enum('order_stage', [
  'placed',
  'preparing',
  'ready',
  'sent',
  'received',
  'cancelled',
  'expired',
])

export const paymentMethod = club.enum('payment_method', ['card', 'transfer', 'on_site'])

export const deliveryKind = club.enum('delivery_kind', ['shipping', 'pickup', 'none'])

export const orderRanks = club.sequence('order_ranks')

export const checkouts = club.table(
  'checkouts',
  (t) => ({
    id: t.uuid().primaryKey(),
    fields: t.jsonb().$type<Record<string, string>>().notNull(),
    savedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [index('checkouts_saved').on(table.savedAt)],
)

export const termsTexts = club.table('terms_texts', (t) => ({
  fingerprint: t.text().primaryKey(),
  version: t.integer().notNull(),
  updatedOn: t.date().notNull(),
  text: t.text().notNull(),
}))

/** Orders are never deleted. What was agreed is never changed, only what happens to it: a trigger refuses the rest. */
export const orders = club.table(
  'orders',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    key: t.uuid().notNull().unique(),
    number: t.text().notNull().unique(),
    secret: t.text().notNull().unique(),
    placedAt: t.timestamp({ withTimezone: true }).notNull(),
    userId: t.uuid(),
    email: t.text().notNull(),
    phone: t.text(),
    firstName: t.text().notNull(),
    lastName: t.text().notNull(),
    address: t.jsonb(),
    billing: t.jsonb(),
    guardian: t.jsonb(),
    note: t.text(),
    paymentMethod: paymentMethod().notNull(),
    delivery: deliveryKind().notNull(),
    deliveryOption: t.text().notNull(),
    deliveryCents: t.integer().notNull(),
    standardDeliveryCents: t.integer().notNull(),
    goodsCents: t.integer().notNull(),
    totalCents: t.integer().notNull(),
    recap: t.text().notNull(),
    terms: t
      .text()
      .notNull()
      .references(() => termsTexts.fingerprint),
    agreed: t.jsonb().notNull(),
    stage: orderStage().notNull().default('placed'),
    expiresAt: t.timestamp({ withTimezone: true }),
    receivedOn: t.date(),
    carrier: t.text(),
    trackingNumber: t.text(),
    /** Of an order that pays for a booking: which one, and which of its instalments. */
    bookingId: ofBooking(),
    instalment: t.integer(),
    /** Of an order that pays what a deposit left to pay: the order whose pieces it pays for. */
    balanceOf: t.uuid().references((): AnyPgColumn => orders.id),
  }),
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_user').on(table.userId),
    index('orders_email').on(table.email),
    index('orders_booking').on(table.bookingId),
    index('orders_balance')
      .on(table.balanceOf)
      .where(sql`${table.balanceOf} IS NOT NULL`),
    index('orders_open')
      .on(table.stage)
      .where(sql`${table.stage} IN ('placed', 'preparing', 'ready', 'sent')`),
    index('orders_expiring')
      .on(table.expiresAt)
      .where(sql`${table.stage} = 'placed'`),
    check(
      'orders_totals',
      sql`${table.goodsCents} >= 0 AND ${table.deliveryCents} >= 0
      AND ${table.totalCents} = ${table.goodsCents} + ${table.deliveryCents}`,
    ),
    check('orders_booking', sql`(${table.bookingId} IS NULL) = (${table.instalment} IS NULL)`),
    // As text: a new database takes all migrations at once, and may not name a kind that one of them adds.
    check('orders_balance', sql`${table.balanceOf} IS NULL OR ${table.delivery}::text = 'none'`),
    check('orders_on_site', sql`${table.paymentMethod} <> 'on_site' OR ${table.delivery} = 'pickup'`),
  ],
)

export const ofOrder = () => uuid().references(() => orders.id)

export const orderLines = club.table(
  'order_lines',
  (t) => ({
    orderId: ofOrder().notNull(),
    rank: t.integer().notNull(),
    identifier: t.text().notNull(),
    variant: t.text().notNull(),
    label: t.text().notNull(),
    detail: t.text(),
    quantity: t.integer().notNull(),
    /** What is paid with the order; with a deposit, what it leaves to pay stands in `balanceCents`. */
    unitPriceCents: t.integer().notNull(),
    balanceCents: t.integer().notNull().default(0),
    regime: t.text().notNull(),
    art: t.jsonb(),
  }),
  (table) => [
    primaryKey({ columns: [table.orderId, table.rank] }),
    check(
      'order_lines_quantity',
      sql`${table.quantity} >= 1 AND (${table.unitPriceCents} >= 0 OR ${table.variant} = 'remise')`,
    ),
    check('order_lines_balance', sql`${table.balanceCents} >= 0`),
  ],
)

export const orderEvents = club.table(
  'order_events',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder().notNull(),
    act: t.text().notNull(),
    at: t.timestamp({ withTimezone: true }).notNull(),
    actor: t.text().notNull(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: t.text(),
    facts: t.jsonb().$type<Record<string, string | number>>(),
  }),
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)

export const orderEmails = club.table(
  'order_emails',
  (t) => ({
    orderId: ofOrder().notNull(),
    email: t.text().notNull(),
    facts: t.jsonb().$type<Record<string, string | number>>(),
    requestedAt: t.timestamp({ withTimezone: true }).notNull(),
    writtenAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.email] })],
)

export const orderWithdrawals = club.table(
  'order_withdrawals',
  (t) => ({
    declarationId: t.uuid().primaryKey(),
    orderId: ofOrder().notNull(),
    declaredAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [index('order_withdrawals_order').on(table.orderId)],
)
