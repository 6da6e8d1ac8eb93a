import { sql } from 'drizzle-orm'
import { check, index, unique } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofOrder } from './orders.ts'

export const documentKind = club.enum('document_kind', ['invoice', 'credit-note'])

/** One row: the place of the last document. Locked while the next is written, so that numbers have no gap. */
export const documentSequence = club.table(
  'document_sequence',
  (t) => ({
    isOnly: t.integer().primaryKey().default(1),
    year: t.integer().notNull(),
    rank: t.integer().notNull(),
  }),
  (table) => [check('document_sequence_only', sql`${table.isOnly} = 1`)],
)

/** Invoices and credit notes as they were issued: never changed, kept ten years after the close of their financial year. */
export const documents = club.table(
  'documents',
  (t) => ({
    number: t.text().primaryKey(),
    year: t.integer().notNull(),
    rank: t.integer().notNull(),
    kind: documentKind().notNull(),
    orderId: ofOrder().notNull(),
    issuedAt: t.timestamp({ withTimezone: true }).notNull(),
    document: t.jsonb().notNull(),
  }),
  (table) => [
    index('documents_order').on(table.orderId),
    unique('documents_place').on(table.year, table.rank),
    check('documents_rank', sql`${table.rank} >= 1`),
  ],
)
