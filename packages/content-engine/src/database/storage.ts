import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { placeOf } from '../documents/content-files.ts'
import { searchDatabaseOf } from '../search/search-database.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { createIndexesSql, createTableSql, tableOf, wholeTableOf } from '../shape.ts'

export type Storage = {
  readonly path: string
  readonly database: DatabaseSync
  close(): void
}

type StorageSettings = {
  readonly path: string | undefined
  readonly seed?: string
  readonly stamp: string
  readonly collections: readonly Collection[]
}

/** Opens the file in which parsed documents are kept from one start to the next. */
export function openStorage({ path, seed, stamp, collections }: StorageSettings): Storage {
  const file = path ?? temporaryFile()
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file) && stampOf(file) !== stamp) remove(file)
  if (seed && !existsSync(file) && existsSync(seed) && stampOf(seed) === stamp) copyFileSync(seed, file)
  const isNew = !existsSync(file)
  const database = connectTo(file)
  database.exec('PRAGMA cache_size = -8000')
  if (isNew) {
    database.exec('BEGIN')
    createTables(database, collections)
    database.prepare('INSERT INTO "_engine_stamp" VALUES (?)').run(stamp)
    database.exec('COMMIT')
  }
  return {
    path: file,
    database,
    close() {
      database.close()
      if (path === undefined) forgetTemporary(file)
    },
  }
}

export function connectTo(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
  return database
}

function stampOf(file: string): unknown {
  try {
    using database = new DatabaseSync(file)
    return database.prepare('SELECT "stamp" FROM "_engine_stamp"').get()?.stamp
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) return undefined
    throw error
  }
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}

const temporaryFiles = new Set<string>()

let isSwept = false

function temporaryFile(): string {
  if (!isSwept) process.once('exit', () => temporaryFiles.forEach(forgetTemporary))
  isSwept = true
  const file = join(mkdtempSync(join(tmpdir(), 'content-storage-')), 'content.sqlite')
  temporaryFiles.add(file)
  return file
}

function forgetTemporary(file: string): void {
  temporaryFiles.delete(file)
  rmSync(dirname(file), { recursive: true, force: true })
}

function createTables(database: DatabaseSync, collections: readonly Collection[]): void {
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

/** What each document of a storage was parsed from, by place, as `hashOfText` gives it; undefined without a storage. */
export function shownSources(path: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path)) return undefined
  using database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('SELECT "collection", "file", "source" FROM "_engine_documents"').all()
  return new Map(
    rows.map(({ collection, file, source }) => [
      placeOf({ collection: String(collection), file: String(file) }),
      String(source),
    ]),
  )
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
