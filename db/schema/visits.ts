import { primaryKey } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const emptySearches = club.table(
  'empty_searches',
  (t) => ({
    words: t.text().notNull(),
    day: t.date().notNull(),
    times: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.words, table.day] })],
)

/** How often a page was shown on a day: of nobody in particular. */
export const pageViews = club.table(
  'page_views',
  (t) => ({
    day: t.date().notNull(),
    path: t.text().notNull(),
    views: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
