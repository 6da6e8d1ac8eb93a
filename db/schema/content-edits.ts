import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const contentEditKind = club.enum('content_edit_kind', ['written', 'hidden', 'forgotten'])

/** Everything that was ever saved in place of a content file. Texts are never changed: a trigger refuses it. */
export const contentRevisions = club.table(
  'content_revisions',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    collection: t.text().notNull(),
    file: t.text().notNull(),
    kind: contentEditKind().notNull(),
    text: t.text(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: t.text(),
    note: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    index('content_revisions_place').on(table.collection, table.file, table.id),
    check('content_revisions_text', sql`(${table.kind} = 'written') = (${table.text} IS NOT NULL)`),
  ],
)

export const contentDocuments = club.table(
  'content_documents',
  (t) => ({
    collection: t.text().notNull(),
    file: t.text().notNull(),
    revision: t.bigint({ mode: 'number' }).notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.collection, table.file] }),
    foreignKey({ columns: [table.revision], foreignColumns: [contentRevisions.id] }),
  ],
)
