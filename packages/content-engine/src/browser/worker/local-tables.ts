import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SearchAnswer } from '../../search/search-result.ts'
import { search, type SearchOptions } from '../../search/search.ts'
import {
  columnsOf,
  createIndexesSql,
  createTableSql,
  tableOf,
  type CollectionShape,
  type Shapes,
} from '../../shape.ts'
import type { Answered, Asked } from '../worker-link.ts'
import { readingOf } from './dump-reading.ts'
import { fetchDump, wholeLines } from './fetch-dump.ts'
import { buildSearchIndex, Pause, type Loaded } from './local-search.ts'
import { WasmDatabase } from './wasm-database.ts'

class LocalSearch {
  readonly #onReady: (collections: readonly string[]) => void
  #index: WasmDatabase | undefined
  #collections: readonly string[] = []
  #build = 0

  constructor(onReady: (collections: readonly string[]) => void) {
    this.#onReady = onReady
  }

  stop(): void {
    this.#build += 1
  }

  async rebuild(sqlite: Sqlite3Static, loaded: readonly Loaded[]): Promise<void> {
    this.stop()
    const build = this.#build
    const index = new WasmDatabase(sqlite)
    const isWhole = await buildSearchIndex(index, loaded, () => this.#build === build).catch(
      (error: unknown) => {
        index.close()
        throw error
      },
    )
    if (!isWhole) return index.close()
    this.#index?.close()
    this.#index = index
    this.#collections = loaded.map(({ shape }) => shape.name)
    this.#onReady(this.#collections)
  }

  search(query: string, options: SearchOptions): SearchAnswer | null {
    if (!this.#index || options.collections.some((name) => !this.#collections.includes(name))) return null
    return search(this.#index, query, options)
  }
}

type LocalTablesOptions = {
  readonly shapes: Shapes
  readonly openSqlite: () => Promise<Sqlite3Static>
  readonly fetch: typeof globalThis.fetch
  readonly onSearchable: (collections: readonly string[]) => void
  readonly onSearchFailed: (error: unknown) => void
}

export class LocalTables {
  readonly #options: LocalTablesOptions
  readonly #loaded = new Map<string, Loaded>()
  readonly #search: LocalSearch
  #sqlite: Promise<Sqlite3Static> | undefined
  #loading = 0

  constructor(options: LocalTablesOptions) {
    this.#options = options
    this.#search = new LocalSearch(options.onSearchable)
  }

  async load({ collection, version }: Asked['load']): Promise<Answered['load']> {
    this.#loading += 1
    try {
      return await this.#load(collection, version)
    } finally {
      this.#loading -= 1
      if (this.#loading === 0) void this.#makeSearchable()
    }
  }

  rows({ collection, sql, values }: Asked['rows']): Answered['rows'] {
    const loaded = this.#loaded.get(collection)
    if (!loaded) throw new TypeError(`Collection "${collection}" is not here`)
    return loaded.database.all(sql, values)
  }

  search({ query, options }: Asked['search']): SearchAnswer | null {
    return this.#search.search(query, options)
  }

  async #load(collection: string, version: string): Promise<number> {
    const shape = this.#options.shapes[collection]
    if (!shape) throw new TypeError(`Unknown collection "${collection}"`)
    this.#sqlite ??= this.#options.openSqlite()
    const [sqlite, dump] = await Promise.all([this.#sqlite, fetchDump(this.#options.fetch, shape, version)])
    const { database, documents } = await loadTable(sqlite, shape, version, dump)
    this.#search.stop()
    this.#loaded.get(collection)?.database.close()
    this.#loaded.set(collection, { shape, database })
    return documents
  }

  async #makeSearchable(): Promise<void> {
    if (this.#loaded.size === 0) return
    try {
      const sqlite = await this.#sqlite
      if (sqlite) await this.#search.rebuild(sqlite, [...this.#loaded.values()])
    } catch (error) {
      this.#options.onSearchFailed(error)
    }
  }
}

async function loadTable(
  sqlite: Sqlite3Static,
  shape: CollectionShape,
  version: string,
  dump: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<{ database: WasmDatabase; documents: number }> {
  const database = new WasmDatabase(sqlite)
  const places = Array.from(columnsOf(shape), () => '?').join(', ')
  const insert = `INSERT INTO "${tableOf(shape)}" VALUES (${places})`
  const reading = readingOf(shape, version, (values) => database.run(insert, values))
  try {
    database.run(createTableSql(shape))
    database.run('BEGIN')
    await readLines(dump, reading)
    const documents = reading.end()
    for (const sql of createIndexesSql(shape)) database.run(sql)
    database.run('COMMIT')
    database.run('PRAGMA query_only = 1')
    return { database, documents }
  } catch (error) {
    database.close()
    throw error
  }
}

async function readLines(
  dump: ReadableStream<Uint8Array<ArrayBuffer>>,
  reading: ReturnType<typeof readingOf>,
): Promise<void> {
  const pause = new Pause()
  for await (const lines of wholeLines(dump)) {
    for (const line of lines) {
      reading.read(line)
      if (pause.isDue) await pause.make()
    }
  }
}
