import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

export const stockReason = club.enum('stock_reason', [
  'entry',
  'reservation',
  'release',
  'return',
  'sale',
  'correction',
  'loss',
])

export const stock = club.table(
  'stock',
  (t) => ({
    identifier: t.text().notNull(),
    variant: t.text().notNull(),
    pieces: t.integer().notNull(),
    /** With as many pieces left, or fewer, the club is told. */
    alertAt: t.integer().notNull().default(0),
  }),
  (table) => [
    primaryKey({ columns: [table.identifier, table.variant] }),
    check('stock_pieces', sql`${table.pieces} >= 0`),
    check('stock_alert', sql`${table.alertAt} BETWEEN 0 AND 100000`),
  ],
)

/** Why the stock is what it is. Lines are added, never changed: a trigger refuses it. */
export const stockMovements = club.table(
  'stock_movements',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    identifier: t.text().notNull(),
    variant: t.text().notNull(),
    reason: stockReason().notNull(),
    quantity: t.integer().notNull(),
    orderId: t.uuid(),
    /** Of the press that asked for it: sent twice, it is done once. */
    key: t.uuid().unique('stock_movements_key'),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: t.text(),
    note: t.text(),
    at: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    foreignKey({
      name: 'stock_movements_stock_fk',
      columns: [table.identifier, table.variant],
      foreignColumns: [stock.identifier, stock.variant],
    }),
    index('stock_movements_variant').on(table.identifier, table.variant, table.id),
    index('stock_movements_order').on(table.orderId),
    check(
      'stock_movements_direction',
      sql`CASE WHEN ${table.reason}::text IN ('reservation', 'sale', 'loss') THEN ${table.quantity} < 0
        WHEN ${table.reason}::text = 'correction' THEN ${table.quantity} <> 0
        ELSE ${table.quantity} > 0 END`,
    ),
    check(
      'stock_movements_for_order',
      sql`${table.orderId} IS NOT NULL OR ${table.reason} NOT IN ('reservation', 'release')`,
    ),
  ],
)

/** What the public was asked for a product from a day on. Lines are added, never changed: a trigger refuses it. */
export const priceChanges = club.table(
  'price_changes',
  (t) => ({
    identifier: t.text().notNull(),
    on: t.date().notNull(),
    rank: t.integer().notNull(),
    priceCents: t.integer().notNull(),
    askedCents: t.integer().notNull(),
    recordedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.identifier, table.on, table.rank] }),
    check('price_changes_cents', sql`${table.askedCents} BETWEEN 0 AND ${table.priceCents}`),
  ],
)
