import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const contentEditKind = club.enum('content_edit_kind', ['written', 'hidden', 'forgotten'])

/** Everything that was ever saved in place of a content file. Texts are never changed: a trigger refuses it. */
export const contentRevisions = club.table(
  'content_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    collection: text().notNull(),
    file: text().notNull(),
    kind: contentEditKind().notNull(),
    text: text(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: text(),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('content_revisions_place').on(table.collection, table.file, table.id),
    check('content_revisions_text', sql`(${table.kind} = 'written') = (${table.text} IS NOT NULL)`),
  ],
)

export const contentDocuments = club.table(
  'content_documents',
  {
    collection: text().notNull(),
    file: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.file] }),
    foreignKey({ columns: [table.revision], foreignColumns: [contentRevisions.id] }),
  ],
)
