import type { Collections } from './collection.ts'
import { columnsOf, tableOf } from './columns.ts'
import { ContentStore } from './database/content-store.ts'
import { loadDatabase } from './database/load-database.ts'
import { loadContent } from './load-content.ts'
import type { ContentSource } from './load-content.ts'
import { ContentError } from './problems.ts'
import { startQuery } from './query/query-builder.ts'
import type { QueryBuilder } from './query/query-builder.ts'
import type { RowOf } from './row.ts'

/** Content files, loaded and ready to be asked. */
export class Content<Declared extends Collections = Collections> {
  readonly #source: ContentSource<Declared>
  #store: ContentStore | undefined
  #imageKeys: readonly string[] = []

  constructor(source: ContentSource<Declared>) {
    this.#source = source
  }

  get directory(): string {
    return this.#source.directory
  }

  get collections(): Declared {
    return this.#source.collections
  }

  /** Keys (paths inside the directory) of the images that shown documents name. */
  get imageKeys(): readonly string[] {
    return this.#imageKeys
  }

  /** Starts a query; its fields and rows have the collection's types. */
  queryCollection<Name extends keyof Declared & string>(name: Name): QueryBuilder<RowOf<Declared[Name]>> {
    const collection = this.collections[name]
    if (!collection) throw new TypeError(`Unknown collection "${name}"`)
    return startQuery<RowOf<Declared[Name]>>(tableOf(collection), columnsOf(collection), {
      // The rows were written from documents checked by the very schema the type is inferred from.
      rows: async (sql, values) => this.#open().rows(collection, sql, values) as RowOf<Declared[Name]>[],
      count: async (sql, values) => this.#open().count(sql, values),
    })
  }

  /** Reads the files again. With problems it throws `ContentError` and goes on with what it had. */
  async reload(): Promise<void> {
    const { rows, images, problems } = await loadContent(this.#source)
    if (problems.length > 0) throw new ContentError(problems)
    const before = this.#store
    this.#store = new ContentStore(loadDatabase(rows))
    this.#imageKeys = [...new Set(images.map(({ key }) => key))].sort()
    before?.close()
  }

  /** Frees the memory; later queries throw. */
  close(): void {
    this.#store?.close()
    this.#store = undefined
  }

  #open(): ContentStore {
    if (!this.#store) throw new Error('The content is closed')
    return this.#store
  }
}

/** Reads, checks and loads content; throws `ContentError` with every problem of every file. */
export async function openContent<const Declared extends Collections>(
  source: ContentSource<Declared>,
): Promise<Content<Declared>> {
  const content = new Content(source)
  await content.reload()
  return content
}
