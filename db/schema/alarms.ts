import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** Tasks that fail, from the first failure to the next success. */
export const alarms = club.table(
  'alarms',
  (t) => ({
    task: t.text().primaryKey(),
    failures: t.integer().notNull(),
    since: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [check('alarms_failures', sql`${table.failures} > 0`)],
)
