import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const stockReason = club.enum('stock_reason', [
  'entry',
  'reservation',
  'release',
  'return',
  'sale',
  'correction',
])

export const stock = club.table(
  'stock',
  {
    identifier: text().notNull(),
    variant: text().notNull(),
    pieces: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.variant] }),
    check('stock_pieces', sql`${table.pieces} >= 0`),
  ],
)

/** Why the stock is what it is. Lines are added, never changed: a trigger refuses it. */
export const stockMovements = club.table(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    identifier: text().notNull(),
    variant: text().notNull(),
    reason: stockReason().notNull(),
    quantity: integer().notNull(),
    orderId: uuid(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: text(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
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
      sql`CASE WHEN ${table.reason} IN ('reservation', 'sale') THEN ${table.quantity} < 0
        WHEN ${table.reason} = 'correction' THEN ${table.quantity} <> 0
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
  {
    identifier: text().notNull(),
    on: date().notNull(),
    rank: integer().notNull(),
    priceCents: integer().notNull(),
    askedCents: integer().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.on, table.rank] }),
    check('price_changes_cents', sql`${table.askedCents} BETWEEN 0 AND ${table.priceCents}`),
  ],
)
