import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SearchAnswer } from '../../search/search-result.ts'
import { search } from '../../search/search.ts'
import type { SearchOptions } from '../../search/search.ts'
import { buildSearchIndex } from './search-build.ts'
import type { Loaded } from './search-build.ts'
import { WasmDatabase } from './wasm-database.ts'

/** The search over loaded collections. While a new index is made, the last one answers. */
export class LocalSearch {
  readonly #onReady: (collections: readonly string[]) => void
  #index: WasmDatabase | undefined
  #collections: readonly string[] = []
  #build = 0

  constructor(onReady: (collections: readonly string[]) => void) {
    this.#onReady = onReady
  }

  /** Leaves off making an index: its databases may be closed then. */
  stop(): void {
    this.#build += 1
  }

  /** Makes a new index, in place of one being made. */
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

  /** Null when one of the collections is not in the index. */
  search(query: string, options: SearchOptions): SearchAnswer | null {
    if (!this.#index || options.collections.some((name) => !this.#collections.includes(name))) return null
    return search(this.#index, query, options)
  }
}
