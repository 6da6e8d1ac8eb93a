import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { searchDatabaseOf } from '../search/search-database-of.ts'
import { columnsOf, tableOf } from '../shape.ts'
import type { CollectionShape, ColumnKind } from '../shape.ts'

const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'TEXT',
  number: 'NUMERIC',
  boolean: 'BOOLEAN',
  json: 'TEXT',
}

/** Makes every table of the storage: one a collection, the search's, and what the engine remembers of each file. */
export function createTables(database: DatabaseSync, collections: readonly Collection[]): void {
  database.exec(`
    CREATE TABLE "_engine_stamp" ("stamp" TEXT NOT NULL);
    CREATE TABLE "_engine_documents" (
      "collection" TEXT NOT NULL, "file" TEXT NOT NULL, "source" TEXT NOT NULL, "mark" TEXT, "day" TEXT, "address" TEXT,
      "id" TEXT, "hash" TEXT NOT NULL, "images" TEXT NOT NULL, PRIMARY KEY ("collection", "file")
    ) WITHOUT ROWID;
  `)
  createSearchIndex(searchDatabaseOf(database))
  for (const collection of collections) {
    database.exec(createTableSql(collection))
    for (const name of indexedColumns(collection)) {
      const table = tableOf(collection)
      database.exec(`CREATE INDEX "${table}_${name}" ON "${table}" ("${name}", "stem")`)
    }
  }
}

/** The statement that makes a collection's table, on the server and in a dump. */
export function createTableSql(collection: CollectionShape): string {
  const columns = [...columnsOf(collection)].map(
    ([name, kind]) => `"${name}" ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  return `CREATE TABLE "${tableOf(collection)}" (${columns.join(', ')})`
}

// What lists are filtered and sorted by: addresses, and the collection's own short columns.
function indexedColumns(collection: Collection): readonly string[] {
  const own = Object.entries(collection.columns).flatMap(([name, kind]) => (kind === 'json' ? [] : [name]))
  return ['stem', ...(collection.type === 'page' ? ['path'] : []), ...own]
}
