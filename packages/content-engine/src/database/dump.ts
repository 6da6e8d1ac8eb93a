import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { fieldsSql } from '../query/selection.ts'
import { columnsOf, createTableSql, tableOf } from '../shape.ts'

export function* dumpOf(path: string, collection: Collection, version: string): Generator<string> {
  // A connection of its own: one that waits for a slow reader in the middle of a table sees no later change.
  using database = new DatabaseSync(path, { readOnly: true })
  database.exec('BEGIN')
  const table = tableOf(collection)
  const names = fieldsSql(columnsOf(collection).keys())
  const count = database.prepare(`SELECT COUNT(*) AS "count" FROM "${table}"`).get()?.count
  yield `-- allure dump ${version} ${collection.name} ${String(count)}\n${createTableSql(collection)};\n`
  for (const row of database.prepare(`SELECT ${names} FROM "${table}" ORDER BY "stem"`).iterate()) {
    yield `INSERT INTO "${table}" VALUES (${Object.values(row).map(literal).join(', ')});\n`
  }
  yield `-- end ${version}\n`
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
