import { club } from './club.ts'

export const routeRules = club.table('route_rules', (t) => ({
  pattern: t.text().primaryKey(),
  redirectTo: t.text(),
  isRedirectPermanent: t.boolean().notNull().default(false),
  headers: t.jsonb().$type<Record<string, string>>(),
  cacheSeconds: t.integer(),
  noindex: t.boolean(),
  changedAt: t.timestamp({ withTimezone: true }).notNull(),
}))
