import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SearchAnswer } from '../../search/search-result.ts'
import type { Shapes } from '../../shape.ts'
import type { Answered, Asked } from '../messages.ts'
import { fetchDump } from './fetch-dump.ts'
import { loadTable } from './load-table.ts'
import { LocalSearch } from './local-search.ts'
import type { Loaded } from './search-build.ts'

export type LocalTablesOptions = {
  readonly shapes: Shapes
  readonly openSqlite: () => Promise<Sqlite3Static>
  readonly fetch: typeof globalThis.fetch
  /** These can be searched from now on. */
  readonly onSearchable: (collections: readonly string[]) => void
  /** The search cannot be had; the tables can. */
  readonly onSearchFailed: (error: unknown) => void
}

/** Collections in the memory of the worker. A newer version takes the place of an older one once it is whole. */
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

  /** The number of documents; throws `DumpRefused` when the dump cannot be used. */
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

  /** Null as long as one of the collections cannot be searched. */
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
