import type { Collections } from '../collection.ts'
import { ContentReader } from '../content-reader.ts'
import { decodeRow, type RawRow } from '../database/cells.ts'
import type { Bound } from '../query/operators.ts'
import type { QueryRunner } from '../query/query-builder.ts'
import { selectSql, withLiterals } from '../query/selection.ts'
import type { SearchAnswer } from '../search/search-result.ts'
import type { SearchOptions } from '../search/search.ts'
import { columnsOf, type CollectionShape, type Shapes } from '../shape.ts'
import { LocalContent } from './local-content.ts'
import { type Wire, wireOf } from './wire.ts'
import type { ContentWorker } from './worker-link.ts'

type BrowserContentOptions = {
  readonly shapes: Shapes
  readonly startWorker: () => ContentWorker
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => number
  readonly log?: (message: string) => void
}

export class BrowserContent<Declared extends Collections = Collections> extends ContentReader<Declared> {
  readonly #local: LocalContent
  readonly #wire: Wire
  readonly #listeners = new Set<(collections: readonly string[]) => void>()

  constructor({ shapes, startWorker, fetch, now = Date.now, log = info }: BrowserContentOptions) {
    super(shapes, (shape) => this.#runner(shape))
    this.#wire = wireOf({
      fetch: fetch ?? globalThis.fetch.bind(globalThis),
      onDenied: () => this.forgetMembersContent(),
    })
    const onSearchable = (collections: readonly string[]) => {
      for (const listener of this.#listeners) listener(collections)
    }
    this.#local = new LocalContent({ shapes, wire: this.#wire, startWorker, now, log, onSearchable })
  }

  /** Brings collections into the browser, at their newest versions, and keeps them up to date. */
  async loadLocally(names: readonly (keyof Declared & string)[]): Promise<readonly string[]> {
    return this.#local.load(names)
  }

  /** Looks for newer versions of what was loaded, once a minute at most: for a page that is looked at again. */
  refresh(): void {
    this.#local.refresh()
  }

  /** Searches in the browser what is here of what this reader may read: what is for their groups is on the server only. */
  async searchLocally(query: string, options: SearchOptions): Promise<SearchAnswer | null> {
    this.#local.refresh()
    return this.#local.search(query, options).catch(() => null)
  }

  onSearchable(listener: (collections: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  forgetMembersContent(): void {
    this.#local.forgetMembers()
  }

  close(): void {
    this.#local.close()
  }

  #runner(shape: CollectionShape): QueryRunner<never> {
    const columns = columnsOf(shape)
    return async (selection) => {
      const rows = await this.#answer(shape, selectSql(selection), selection.where.values)
      // Written by the server from documents checked by the very schema their type is inferred from.
      return (selection.counted ? rows : rows.map((row) => decodeRow(columns, row))) as never[]
    }
  }

  async #answer(
    { name }: CollectionShape,
    sql: string,
    values: readonly Bound[],
  ): Promise<readonly RawRow[]> {
    this.#local.refresh()
    if (this.#local.holds(name)) {
      try {
        return await this.#local.rows(name, sql, values)
      } catch {
        // The worker has ended in between, or cannot: the server can.
      }
    }
    return this.#wire.rows(name, withLiterals(sql, values), this.#local.version(name))
  }
}

export function openBrowserContent<Declared extends Collections>(
  options: BrowserContentOptions,
): BrowserContent<Declared> {
  return new BrowserContent<Declared>(options)
}

function info(message: string): void {
  // oxlint-disable-next-line no-console -- the browser has no other log
  console.info(`Content stays on the wire: ${message}`)
}
