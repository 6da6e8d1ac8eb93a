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
