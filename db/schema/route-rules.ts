import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const routeRules = club.table('route_rules', {
  pattern: text().primaryKey(),
  redirectTo: text(),
  isRedirectPermanent: boolean().notNull().default(false),
  headers: jsonb().$type<Record<string, string>>(),
  cacheSeconds: integer(),
  noindex: boolean(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
