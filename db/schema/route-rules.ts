import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** What is said of paths beside `app/http/route-rules.ts`; a column without a value says nothing. */
export const routeRules = club.table('route_rules', {
  pattern: text().primaryKey(),
  redirectTo: text(),
  isRedirectPermanent: boolean().notNull().default(false),
  headers: jsonb().$type<Record<string, string>>(),
  cacheSeconds: integer(),
  noindex: boolean(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
