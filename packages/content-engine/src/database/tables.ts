import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { searchDatabaseOf } from '../search/search-database-of.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { tableOf, wholeTableOf } from '../shape.ts'
import { createIndexesSql, createTableSql } from './collection-table.ts'

/** Makes every table of the storage: one a collection, the search's, and what the engine remembers of each file. */
export function createTables(database: DatabaseSync, collections: readonly Collection[]): void {
  database.exec(`
    CREATE TABLE "_engine_stamp" ("stamp" TEXT NOT NULL);
    CREATE TABLE "_engine_documents" (
      "collection" TEXT NOT NULL, "file" TEXT NOT NULL, "source" TEXT NOT NULL, "mark" TEXT, "day" TEXT, "address" TEXT,
      "id" TEXT, "named" TEXT, "reserved" TEXT, "hash" TEXT NOT NULL, "images" TEXT NOT NULL, PRIMARY KEY ("collection", "file")
    ) WITHOUT ROWID;
  `)
  createSearchIndex(searchDatabaseOf(database))
  for (const collection of collections) {
    for (const table of new Set([tableOf(collection), wholeTableOf(collection)])) {
      database.exec(createTableSql(collection, table))
      for (const sql of createIndexesSql(collection, table)) database.exec(sql)
    }
  }
}
