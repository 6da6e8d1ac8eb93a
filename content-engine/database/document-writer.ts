import { createHash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import type { DocumentImage } from '../documents/parse-document.ts'
import type { StoredRow } from '../documents/row-of-document.ts'
import type { SearchDatabase } from '../search/search-database.ts'
import { searchDatabaseOf } from '../search/search-database-of.ts'
import { forgetDocument, indexDocument } from '../search/search-index.ts'
import { sectionsOf } from '../search/sections-of.ts'
import { columnsOf, tableOf } from '../shape.ts'
import { encode } from './cell.ts'
import type { Cell } from './cell.ts'

/** What the engine remembers of one file. */
export type KnownDocument = {
  readonly collection: string
  /** Inside the collection's folder. */
  readonly file: string
  /** Hash of its text. */
  readonly source: string
  /** What the file system said of its file (see `SourceDocument`). */
  readonly mark: string | null
  /** The day it was parsed, when another day would have given other dates. */
  readonly day: string | null
  readonly address: string | null
  /** Of its row; null when it is not shown. */
  readonly id: string | null
  readonly hash: string
  /** JSON of the images it names. */
  readonly images: string
}

export type DocumentToWrite = Omit<KnownDocument, 'collection' | 'id' | 'hash' | 'images'> & {
  readonly row: StoredRow | undefined
  readonly images: readonly DocumentImage[]
}

const DOCUMENT = ['collection', 'file', 'source', 'mark', 'day', 'address', 'id', 'hash', 'images'] as const

/** Writes documents; one transaction holds all of an update. */
export class DocumentWriter {
  readonly #database: DatabaseSync
  readonly #search: SearchDatabase
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#search = searchDatabaseOf(database)
  }

  known(): readonly KnownDocument[] {
    return this.#database.prepare('SELECT * FROM "_engine_documents"').all() as KnownDocument[]
  }

  /** The row of a document as it is now, undefined when it is not shown. */
  row(collection: Collection, id: string): Readonly<Record<string, Cell>> | undefined {
    return this.#prepare(`SELECT * FROM "${tableOf(collection)}" WHERE "id" = ?`).get(id) as
      | Readonly<Record<string, Cell>>
      | undefined
  }

  write(collection: Collection, { row, images, ...document }: DocumentToWrite): void {
    const columns = [...columnsOf(collection)]
    const cells = row ? columns.map(([name, kind]) => encode(row[name], kind)) : []
    if (row)
      this.#writeRow(
        collection,
        row,
        columns.map(([name]) => name),
        cells,
      )
    const known: KnownDocument = {
      collection: collection.name,
      ...document,
      id: row?.id ?? null,
      hash: createHash('sha256').update(JSON.stringify(cells)).digest('base64url'),
      images: JSON.stringify(images),
    }
    this.#insert(
      '_engine_documents',
      DOCUMENT,
      DOCUMENT.map((name) => known[name]),
    )
  }

  /** Notes that the file was touched, and says the same. */
  mark({ collection, file }: Pick<KnownDocument, 'collection' | 'file'>, mark: string): void {
    this.#prepare('UPDATE "_engine_documents" SET "mark" = ? WHERE "collection" = ? AND "file" = ?').run(
      mark,
      collection,
      file,
    )
  }

  remove(collection: Collection, { file, id }: Pick<KnownDocument, 'file' | 'id'>): void {
    this.#prepare('DELETE FROM "_engine_documents" WHERE "collection" = ? AND "file" = ?').run(
      collection.name,
      file,
    )
    if (id === null) return
    this.#prepare(`DELETE FROM "${tableOf(collection)}" WHERE "id" = ?`).run(id)
    forgetDocument(this.#search, id)
  }

  #writeRow(collection: Collection, row: StoredRow, names: readonly string[], cells: readonly Cell[]): void {
    this.#insert(tableOf(collection), names, cells)
    // Settings of folders have no address: nobody finds them.
    if (collection.type === 'page' && typeof row.path !== 'string') return
    indexDocument(this.#search, collection.name, row.id, sectionsOf(collection, row))
  }

  #insert(table: string, names: readonly string[], cells: readonly Cell[]): void {
    const columns = names.map((name) => `"${name}"`).join(', ')
    const places = names.map(() => '?').join(', ')
    this.#prepare(`INSERT INTO "${table}" (${columns}) VALUES (${places})`).run(...cells)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}
