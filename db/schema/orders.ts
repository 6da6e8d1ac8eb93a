import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { club } from './club.ts'

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

export const deliveryKind = club.enum('delivery_kind', ['shipping', 'pickup'])

export const orderRanks = club.sequence('order_ranks')

export const checkouts = club.table(
  'checkouts',
  {
    id: uuid().primaryKey(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('checkouts_saved').on(table.savedAt)],
)

export const termsTexts = club.table('terms_texts', {
  fingerprint: text().primaryKey(),
  version: integer().notNull(),
  updatedOn: date().notNull(),
  text: text().notNull(),
})

/** Orders are never deleted. What was agreed is never changed, only what happens to it: a trigger refuses the rest. */
export const orders = club.table(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: uuid().notNull().unique(),
    number: text().notNull().unique(),
    secret: text().notNull().unique(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    userId: uuid(),
    email: text().notNull(),
    phone: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    address: jsonb(),
    billing: jsonb(),
    guardian: jsonb(),
    note: text(),
    paymentMethod: paymentMethod().notNull(),
    delivery: deliveryKind().notNull(),
    deliveryOption: text().notNull(),
    deliveryCents: integer().notNull(),
    standardDeliveryCents: integer().notNull(),
    goodsCents: integer().notNull(),
    totalCents: integer().notNull(),
    recap: text().notNull(),
    terms: text()
      .notNull()
      .references(() => termsTexts.fingerprint),
    agreed: jsonb().notNull(),
    stage: orderStage().notNull().default('placed'),
    expiresAt: timestamp({ withTimezone: true }),
    receivedOn: date(),
    trackingNumber: text(),
  },
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_user').on(table.userId),
    index('orders_email').on(table.email),
    index('orders_expiring')
      .on(table.expiresAt)
      .where(sql`${table.stage} = 'placed'`),
    check(
      'orders_totals',
      sql`${table.goodsCents} >= 0 AND ${table.deliveryCents} >= 0
      AND ${table.totalCents} = ${table.goodsCents} + ${table.deliveryCents}`,
    ),
    check('orders_on_site', sql`${table.paymentMethod} <> 'on_site' OR ${table.delivery} = 'pickup'`),
  ],
)

export const ofOrder = () => uuid().references(() => orders.id)

export const orderLines = club.table(
  'order_lines',
  {
    orderId: ofOrder().notNull(),
    rank: integer().notNull(),
    identifier: text().notNull(),
    variant: text().notNull(),
    label: text().notNull(),
    detail: text(),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    regime: text().notNull(),
    art: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.rank] }),
    check('order_lines_quantity', sql`${table.quantity} >= 1 AND ${table.unitPriceCents} >= 0`),
  ],
)

export const orderEvents = club.table(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder().notNull(),
    act: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: text(),
    facts: jsonb().$type<Record<string, string | number>>(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)

export const orderEmails = club.table(
  'order_emails',
  {
    orderId: ofOrder().notNull(),
    email: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    writtenAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.email] })],
)

export const orderWithdrawals = club.table(
  'order_withdrawals',
  {
    declarationId: uuid().primaryKey(),
    orderId: ofOrder().notNull(),
    declaredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_withdrawals_order').on(table.orderId)],
)
