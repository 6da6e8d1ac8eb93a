import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const contentEditKind = club.enum('content_edit_kind', [
  'written',
  'hidden',
  'forgotten',
  'drafted',
  'archived',
])

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
    check(
      'content_revisions_text',
      sql`(${table.kind}::text IN ('written', 'drafted')) = (${table.text} IS NOT NULL)`,
    ),
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

/** What is to come at a place: a text that is not published yet, and when something happens by itself. */
export const contentPlans = club.table(
  'content_plans',
  (t) => ({
    collection: t.text().notNull(),
    file: t.text().notNull(),
    draft: t.bigint({ mode: 'number' }),
    /** The revision in force that the draft is to replace; null for the file. */
    basedOn: t.bigint({ mode: 'number' }),
    /** Hash of the file's text that the draft is to replace. */
    fileSeen: t.text(),
    publishAt: t.timestamp({ withTimezone: true }),
    withdrawAt: t.timestamp({ withTimezone: true }),
    /** Who knows it may read the draft. */
    previewSecret: t.text().unique(),
    /** Why what was to happen by itself did not. */
    problem: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.collection, table.file] }),
    foreignKey({ columns: [table.draft], foreignColumns: [contentRevisions.id] }),
    check('content_plans_publish', sql`${table.publishAt} IS NULL OR ${table.draft} IS NOT NULL`),
  ],
)

/** Where a text of the members went, by its former path; public ones are redirected by rules of addresses. */
export const contentMoves = club.table('content_moves', (t) => ({
  fromPath: t.text().primaryKey(),
  toPath: t.text().notNull(),
}))
