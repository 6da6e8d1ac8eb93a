import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { columnsOf, tableOf } from '../columns.ts'
import type { StoredRow } from '../row-of-document.ts'
import { encode } from './cell.ts'

/** Fills a database in memory: one table per collection, exactly its columns. */
export function loadDatabase(content: ReadonlyMap<Collection, readonly StoredRow[]>): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('BEGIN')
  for (const [collection, rows] of content) {
    createTable(database, collection)
    insertRows(database, collection, rows)
  }
  database.exec('COMMIT')
  database.exec('PRAGMA query_only = ON')
  return database
}

const SQL_TYPES = { text: 'TEXT', number: 'NUMERIC', boolean: 'BOOLEAN', json: 'TEXT' }

function createTable(database: DatabaseSync, collection: Collection): void {
  const table = tableOf(collection)
  const columns = [...columnsOf(collection)].map(
    ([name, kind]) => `"${name}" ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  const address = collection.type === 'page' ? 'path' : 'stem'
  database.exec(`
    CREATE TABLE "${table}" (${columns.join(', ')});
    CREATE UNIQUE INDEX "${table}_address" ON "${table}" ("${address}");
  `)
}

function insertRows(database: DatabaseSync, collection: Collection, rows: readonly StoredRow[]): void {
  const columns = [...columnsOf(collection)]
  const names = columns.map(([name]) => `"${name}"`).join(', ')
  const places = columns.map(() => '?').join(', ')
  const insert = database.prepare(`INSERT INTO "${tableOf(collection)}" (${names}) VALUES (${places})`)
  for (const row of rows) insert.run(...columns.map(([name, kind]) => encode(row[name], kind)))
}
