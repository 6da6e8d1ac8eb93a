import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofOrder } from './orders.ts'

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
    orderId: ofOrder().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    document: jsonb().notNull(),
  },
  (table) => [
    index('documents_order').on(table.orderId),
    unique('documents_place').on(table.year, table.rank),
    check('documents_rank', sql`${table.rank} >= 1`),
  ],
)
