import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { LeastRecent } from '../least-recent.ts'
import { emptyBody } from '../markdown/parse-markdown.ts'
import type { Clause } from '../query/operators.ts'
import { fieldsSql, selectSql, type Selection } from '../query/selection.ts'
import { reservationsOpenTo, type ReaderGroups } from '../reserved/reservations.ts'
import { searchDatabaseOf, type SearchDatabase } from '../search/search-database.ts'
import type { SearchAnswer } from '../search/search-result.ts'
import { search, type SearchOptions } from '../search/search.ts'
import { columnsOf, reservedColumn, wholeTableOf, type CollectionShape } from '../shape.ts'
import { decodeRow, type RawRow } from './cells.ts'
import type { KnownDocument } from './document-writer.ts'
import { statementsOf } from './statements.ts'

const MOST_ROWS = 300
const MOST_RESULT_ROWS = 30_000

/** Reads a storage. Statements are prepared once; rows are frozen and kept, and so are answers. */
export class ContentStore {
  readonly #database: DatabaseSync
  readonly #statement: (sql: string) => StatementSync
  readonly #rows = new LeastRecent<RawRow>(MOST_ROWS)
  readonly #results = new LeastRecent<readonly RawRow[]>(MOST_RESULT_ROWS)
  readonly #versions = new Map<string, string>()
  #reservations: readonly string[] | undefined
  readonly #search: SearchDatabase

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statement = statementsOf(database)
    this.#search = searchDatabaseOf(database)
  }

  readableBy(groups: ReaderGroups, shape: CollectionShape, asked: Selection): Selection {
    const readable = this.#openTo(groups)
    if (shape.reservedBy === undefined || readable?.length === 0) return asked
    const table = wholeTableOf(shape)
    return readable ? { ...asked, table, where: alsoReserved(asked.where, readable) } : { ...asked, table }
  }

  rows(shape: CollectionShape, selection: Selection): readonly RawRow[] {
    const sql = selectSql(selection, '"id"')
    const { values } = selection.where
    if (selection.counted !== undefined) return this.#statement(sql).all(...values)
    const found = this.#found(sql, values, shape)
    return selection.fields ? found : found.map(({ id }) => this.#row(shape, String(id)))
  }

  hash(shape: CollectionShape, groups: ReaderGroups): string {
    const readable = this.#openTo(groups)
    const key = `${shape.name} ${readable?.join() ?? 'all'}`
    const known = this.#versions.get(key)
    if (known) return known
    const hash = createHash('sha256').update(JSON.stringify([...columnsOf(shape)]))
    const documents =
      'SELECT "id", "hash", "reserved" FROM "_engine_documents" WHERE "collection" = ? AND "id" IS NOT NULL'
    for (const { id, hash: own, reserved } of this.#statement(documents).iterate(shape.name)) {
      if (reserved === null) hash.update(`${id} ${own}\n`)
      else if (!readable || readable.includes(String(reserved))) hash.update(`${id} ${own} ${reserved}\n`)
    }
    const version = hash.digest('base64url').slice(0, 16)
    this.#versions.set(key, version)
    return version
  }

  documents(collection: string): readonly KnownDocument[] {
    const sql = 'SELECT * FROM "_engine_documents" WHERE "collection" = ? ORDER BY "file"'
    return this.#statement(sql).all(collection) as unknown as readonly KnownDocument[]
  }

  images(collections: readonly string[], groups: ReaderGroups): readonly string[] {
    const readable = this.#openTo(groups)
    const sql = `SELECT "collection", "reserved", "images" FROM "_engine_documents" WHERE "id" IS NOT NULL AND "images" <> '[]'`
    return this.#statement(sql)
      .all()
      .filter(({ collection }) => collections.includes(String(collection)))
      .filter(({ reserved }) => reserved === null || !readable || readable.includes(String(reserved)))
      .map(({ images }) => String(images))
  }

  search(query: string, groups: ReaderGroups, options: Omit<SearchOptions, 'reserved'>): SearchAnswer {
    return search(this.#search, query, { ...options, reserved: this.#openTo(groups) ?? 'all' })
  }

  forget(): void {
    this.#database.exec('ANALYZE sqlite_schema')
    this.#rows.clear()
    this.#results.clear()
    this.#versions.clear()
    this.#reservations = undefined
  }

  #openTo(groups: ReaderGroups): readonly string[] | undefined {
    if (groups === 'all') return undefined
    if (groups.length === 0) return groups
    this.#reservations ??= this.#statement(
      'SELECT DISTINCT "reserved" FROM "_engine_documents" WHERE "id" IS NOT NULL AND "reserved" IS NOT NULL ORDER BY 1',
    )
      .all()
      .map(({ reserved }) => String(reserved))
    return reservationsOpenTo(this.#reservations, groups)
  }

  #found(sql: string, values: readonly SQLInputValue[], shape: CollectionShape): readonly RawRow[] {
    const key = `${sql} ${JSON.stringify(values)}`
    const known = this.#results.get(key)
    if (known) return known
    const isLight = !sql.includes('"body"') && !sql.includes('"meta"')
    const columns = columnsOf(shape)
    const rows = this.#statement(sql)
      .all(...values)
      .map((raw) => decodeRow(columns, raw))
    if (isLight) this.#results.set(key, rows, rows.length + 1)
    return rows
  }

  #row(shape: CollectionShape, id: string): RawRow {
    const known = this.#rows.get(id)
    if (known) return known
    const columns = columnsOf(shape)
    const names = fieldsSql([...columns.keys()].filter((name) => name !== 'body'))
    const stored = this.#statement(`SELECT ${names} FROM "${wholeTableOf(shape)}" WHERE "id" = ?`).get(id)
    const row = decodeRow(columns, stored ?? {}, () => this.#body(shape, id))
    this.#rows.set(id, row)
    return row
  }

  // Gone since the row was read: an empty text, so that who is in the middle of drawing it ends well.
  #body(shape: CollectionShape, id: string): unknown {
    const stored = this.#statement(`SELECT "body" FROM "${wholeTableOf(shape)}" WHERE "id" = ?`).get(id)
    return stored ? stored.body : JSON.stringify(emptyBody)
  }
}

function alsoReserved(where: Clause, values: readonly string[]): Clause {
  const places = values.map(() => '?').join(', ')
  const reserved = `("${reservedColumn}" IS NULL OR "${reservedColumn}" IN (${places}))`
  return {
    sql: where.sql === '' ? reserved : `(${where.sql}) AND ${reserved}`,
    values: [...where.values, ...values],
  }
}
