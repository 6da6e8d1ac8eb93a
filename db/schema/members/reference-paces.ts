import { sql } from 'drizzle-orm'
import { check, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofMember } from './members.ts'

export const referencePaceKind = club.enum('reference_pace_kind', ['vma', 'css'])

export const referencePaces = club.table(
  'reference_paces',
  (t) => ({
    memberId: ofMember().notNull(),
    kind: referencePaceKind().notNull(),
    /** VMA: metres an hour. CSS: tenths of a second per 100 m. */
    amount: t.integer().notNull(),
    measuredOn: t.date().notNull(),
    source: t.text().notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    check('reference_paces_amount', sql`${table.amount} > 0`),
  ],
)
