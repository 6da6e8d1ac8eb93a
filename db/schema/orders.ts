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

export const paymentMeans = club.enum('payment_means', ['carte', 'virement', 'sur-place'])

export const deliveryKind = club.enum('delivery_kind', ['envoi', 'remise'])

/** Ranks of order numbers; a rank may be lost, unlike those of invoices. */
export const orderRanks = club.sequence('order_ranks')

/** What the form of an order holds until the order is made; forgotten the day after. */
export const checkouts = club.table(
  'checkouts',
  {
    /** Names the wish to order as well: an order keeps it as its key. */
    id: uuid().primaryKey(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('checkouts_saved').on(table.savedAt)],
)

/** General terms of sale as they stood: orders refer to the very text they were made under. Never changed. */
export const termsTexts = club.table('terms_texts', {
  /** SHA-256 of the text, hexadecimal. */
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
    /** The wish to order, made with its recap: a second click finds the first order. */
    key: uuid().notNull().unique(),
    number: text().notNull().unique(),
    /** The address of its page. */
    secret: text().notNull().unique(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that ordered. */
    userId: uuid(),
    email: text().notNull(),
    phone: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    address: jsonb(),
    billing: jsonb(),
    guardian: jsonb(),
    note: text(),
    means: paymentMeans().notNull(),
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
    /** What else was agreed and told, frozen: mediator, guarantee, regimes, delay, VAT mention. */
    agreed: jsonb().notNull(),
    stage: orderStage().notNull().default('placed'),
    /** When its reservation ends, unpaid; null: never by itself. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Day in France on which the last piece was received. */
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
    check('orders_on_site', sql`${table.means} <> 'sur-place' OR ${table.delivery} = 'remise'`),
  ],
)

export const orderLines = club.table(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** 1 for the first. */
    rank: integer().notNull(),
    identifier: text().notNull(),
    variant: text().notNull(),
    label: text().notNull(),
    detail: text(),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    regime: text().notNull(),
    /** Its drawing on the order's page. */
    art: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.rank] }),
    check('order_lines_quantity', sql`${table.quantity} >= 1 AND ${table.unitPriceCents} >= 0`),
  ],
)

/** All that happened to an order, in its order. Lines are added, never changed. */
export const orderEvents = club.table(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    act: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: text(),
    /** Amounts, references and words that go with it. */
    facts: jsonb().$type<Record<string, string | number>>(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)

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

export const paymentFate = club.enum('payment_fate', ['settles', 'held', 'given-back'])

/** Payments as they were announced, those that no order may keep included. Cents. */
export const payments = club.table(
  'payments',
  {
    /** The service's, or `virement-…`, `sur-place-…` for what the team noted. */
    id: text().primaryKey(),
    orderId: uuid().references(() => orders.id),
    means: paymentMeans().notNull(),
    receivedCents: integer().notNull(),
    currency: text().notNull(),
    refundedCents: integer().notNull().default(0),
    fate: paymentFate(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    check('payments_cents', sql`${table.receivedCents} >= 0 AND ${table.refundedCents} >= 0`),
  ],
)

/** Announcements of the payment service that were dealt with, each once. */
export const paymentAnnouncements = club.table('payment_announcements', {
  id: text().primaryKey(),
  orderId: uuid().references(() => orders.id),
  paymentId: text(),
  kind: text().notNull(),
  /** What was done of it. */
  decision: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
})

export const documentKind = club.enum('document_kind', ['invoice', 'credit-note'])

/** One row: the place of the last document. Locked while the next is written, so that numbers have no gap. */
export const documentSequence = club.table(
  'document_sequence',
  {
    isOnly: integer().primaryKey().default(1),
    year: integer().notNull(),
    rank: integer().notNull(),
  },
  (table) => [check('document_sequence_only', sql`${table.isOnly} = 1`)],
)

/** Invoices and credit notes as they were issued: never changed, kept ten years. */
export const documents = club.table(
  'documents',
  {
    number: text().primaryKey(),
    year: integer().notNull(),
    rank: integer().notNull(),
    kind: documentKind().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** All it takes to draw it. */
    document: jsonb().notNull(),
  },
  (table) => [index('documents_order').on(table.orderId), check('documents_rank', sql`${table.rank} >= 1`)],
)

export const refundState = club.enum('refund_state', ['due', 'asked', 'done', 'failed'])

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

/** Mails about an order that are to be written, each once. */
export const orderLetters = club.table(
  'order_letters',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** `received`, `paid`, `reminder-1`, `refunded-2` … */
    letter: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    writtenAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.letter] })],
)

/** Declarations of withdrawal that name an order: the declaration itself stands alone, whatever becomes of this. */
export const orderWithdrawals = club.table(
  'order_withdrawals',
  {
    declarationId: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    declaredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_withdrawals_order').on(table.orderId)],
)
