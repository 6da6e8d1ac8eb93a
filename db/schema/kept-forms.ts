import { club } from './club.ts'

/** The last form of a coach that waits until they have proved who they are. */
export const keptForms = club.table('kept_forms', (t) => ({
  userId: t.uuid().primaryKey(),
  /** In a cookie of the browser that sent it. */
  id: t.uuid().notNull(),
  path: t.text().notNull(),
  typed: t.jsonb().$type<Record<string, string>>().notNull(),
  keptAt: t.timestamp({ withTimezone: true }).notNull(),
}))
