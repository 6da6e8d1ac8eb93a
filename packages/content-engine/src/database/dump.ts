import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { fieldsSql } from '../query/selection.ts'
import { columnsOf, createTableSql, tableOf } from '../shape.ts'
import { publishedBody } from './published-form.ts'

/** A collection as lines of SQL, between two that say its version and how many rows there are. */
export function* dumpOf(path: string, collection: Collection, version: string): Generator<string> {
  using database = snapshotOf(path)
  const count = database.prepare(`SELECT COUNT(*) AS "count" FROM "${tableOf(collection)}"`).get()?.count
  yield `-- allure dump ${version} ${collection.name} ${String(count)}\n${createTableSql(collection)};\n`
  for (const row of rowsOf(database, collection)) yield `${insertOf(collection, row)}\n`
  yield `-- end ${version}\n`
}

/** A collection as statements that each fit on a line, its texts in the form Nuxt Content's client reads. */
export function* publishedDumpOf(path: string, collection: Collection): Generator<string> {
  using database = snapshotOf(path)
  yield `${createTableSql(collection)};`
  for (const { body, ...row } of rowsOf(database, collection)) {
    const published = typeof body === 'string' ? publishedBody(body) : null
    // The text is the last column.
    yield insertOf(collection, { ...row, body: published })
  }
}

function snapshotOf(path: string): DatabaseSync {
  // A connection of its own: one that waits for a slow reader in the middle of a table sees no later change.
  const database = new DatabaseSync(path, { readOnly: true })
  database.exec('BEGIN')
  return database
}

type Row = Readonly<Record<string, unknown>>

function rowsOf(database: DatabaseSync, collection: Collection): Iterable<Row> {
  const names = fieldsSql(columnsOf(collection).keys())
  return database.prepare(`SELECT ${names} FROM "${tableOf(collection)}" ORDER BY "stem"`).iterate()
}

function insertOf(collection: Collection, row: Row): string {
  return `INSERT INTO "${tableOf(collection)}" VALUES (${Object.values(row).map(literal).join(', ')});`
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return 'NULL'
  const quoted = `'${value.replaceAll("'", "''")}'`
  return quoted
    .replaceAll('\n', "' || char(10) || '")
    .replaceAll('\r', "' || char(13) || '")
    .replaceAll('\0', "' || char(0) || '")
}
