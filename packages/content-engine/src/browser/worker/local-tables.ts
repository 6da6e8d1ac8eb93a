import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SearchAnswer } from '../../search/search-result.ts'
import { search } from '../../search/search.ts'
import {
  columnsOf,
  createIndexesSql,
  createTableSql,
  insertSql,
  tableOf,
  type CollectionShape,
  type Shapes,
} from '../../shape.ts'
import type { Answered, Asked, Kind, Message, Question } from '../worker-link.ts'
import { readingOf, fetchDump, wholeLines, DumpDenied } from './dump-reading.ts'
import { buildSearchIndex, Pause, type Loaded } from './local-search.ts'
import { WasmDatabase } from './wasm-database.ts'

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
  #sqlite: Promise<Sqlite3Static> | undefined
  #loading = 0
  #index: WasmDatabase | undefined
  #searchable: readonly string[] = []
  #build = 0

  constructor(options: LocalTablesOptions) {
    this.#options = options
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
    if (!this.#index || options.collections.some((name) => !this.#searchable.includes(name))) return null
    return search(this.#index, query, options)
  }

  async #load(collection: string, version: string): Promise<number> {
    const shape = this.#options.shapes[collection]
    if (!shape) throw new TypeError(`Unknown collection "${collection}"`)
    this.#sqlite ??= this.#options.openSqlite()
    const [sqlite, dump] = await Promise.all([this.#sqlite, fetchDump(this.#options.fetch, shape, version)])
    const { database, documents } = await loadTable(sqlite, shape, version, dump)
    this.#build += 1
    this.#loaded.get(collection)?.database.close()
    this.#loaded.set(collection, { shape, database })
    return documents
  }

  async #makeSearchable(): Promise<void> {
    const loaded = [...this.#loaded.values()]
    const sqlite = loaded.length > 0 ? await this.#sqlite : undefined
    if (!sqlite) return
    const build = ++this.#build
    const index = new WasmDatabase(sqlite)
    try {
      const isWhole = await buildSearchIndex(index, loaded, () => this.#build === build)
      if (!isWhole) return index.close()
      this.#index?.close()
      this.#index = index
      this.#searchable = loaded.map(({ shape }) => shape.name)
      this.#options.onSearchable(this.#searchable)
    } catch (error) {
      index.close()
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
  const insert = insertSql(tableOf(shape), columnsOf(shape).keys())
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

export async function replyTo(tables: LocalTables, question: Question): Promise<Message> {
  const { id } = question
  try {
    return { id, answer: await answerTo(tables, question) }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { id, problem, status: error instanceof DumpDenied ? error.status : undefined }
  }
}

async function answerTo(tables: LocalTables, question: Question): Promise<Answered[Kind]> {
  if (question.kind === 'load') return tables.load(question.asked)
  return question.kind === 'rows' ? tables.rows(question.asked) : tables.search(question.asked)
}
