import { sql } from 'drizzle-orm'
import { check, date, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members.ts'

export const referencePaceKind = club.enum('reference_pace_kind', ['vma', 'css'])

export const referencePaces = club.table(
  'reference_paces',
  {
    memberId: ofMember().notNull(),
    kind: referencePaceKind().notNull(),
    /** VMA: metres an hour. CSS: tenths of a second per 100 m. */
    amount: integer().notNull(),
    measuredOn: date().notNull(),
    source: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    check('reference_paces_amount', sql`${table.amount} > 0`),
  ],
)
