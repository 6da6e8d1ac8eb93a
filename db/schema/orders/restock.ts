import { sql } from 'drizzle-orm'
import { check, index, unique } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

/** Who wants to be told when a sold-out variant is back. Once told, a line has no address any more. */
export const restockRequests = club.table(
  'restock_requests',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    identifier: t.text().notNull(),
    variant: t.text().notNull(),
    /** In small letters. */
    email: t.text(),
    /** Opens the page that confirms the request or ends it. */
    secret: t.text().notNull().unique('restock_requests_secret'),
    askedAt: t.timestamp({ withTimezone: true }).notNull(),
    confirmedAt: t.timestamp({ withTimezone: true }),
    toldAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    unique('restock_requests_address').on(table.identifier, table.variant, table.email),
    index('restock_requests_waiting')
      .on(table.identifier, table.variant, table.confirmedAt)
      .where(sql`${table.toldAt} IS NULL`),
    check('restock_requests_told', sql`(${table.toldAt} IS NULL) = (${table.email} IS NOT NULL)`),
  ],
)
