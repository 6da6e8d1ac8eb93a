import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** One row while the site is closed by a coach, none while it is open. */
export const maintenance = club.table(
  'maintenance',
  (t) => ({
    id: t.boolean().primaryKey().default(true),
    message: t.text().notNull(),
    since: t.timestamp({ withTimezone: true }).notNull(),
    by: t.text().notNull(),
  }),
  (table) => [check('maintenance_is_one_row', sql`${table.id}`)],
)
