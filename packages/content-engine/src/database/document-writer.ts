import { createHash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import type { DocumentImage, StoredRow } from '../documents/parse-document.ts'
import { searchDatabaseOf, type SearchDatabase } from '../search/search-database.ts'
import { forgetDocument, indexDocument, reserveDocument } from '../search/search-index.ts'
import { sectionsOf } from '../search/sections.ts'
import { columnsOf, tableOf, wholeTableOf } from '../shape.ts'
import { encode, type Cell } from './cells.ts'
import { statementsOf } from './statements.ts'

export type KnownDocument = {
  readonly collection: string
  readonly file: string
  readonly source: string
  readonly mark: string | null
  readonly day: string | null
  readonly address: string | null
  readonly id: string | null
  readonly named: string | null
  readonly reserved: string | null
  readonly hash: string
  readonly images: string
}

type DocumentToWrite = Omit<KnownDocument, 'collection' | 'id' | 'named' | 'reserved' | 'hash' | 'images'> & {
  readonly row: StoredRow | undefined
  readonly images: readonly DocumentImage[]
}

export class DocumentWriter {
  readonly #database: DatabaseSync
  readonly #search: SearchDatabase
  readonly #prepare: (sql: string) => StatementSync

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#prepare = statementsOf(database)
    this.#search = searchDatabaseOf(database)
  }

  known(): readonly KnownDocument[] {
    return this.#database.prepare('SELECT * FROM "_engine_documents"').all() as KnownDocument[]
  }

  row(collection: Collection, id: string): Readonly<Record<string, Cell>> | undefined {
    return this.#prepare(`SELECT * FROM "${wholeTableOf(collection)}" WHERE "id" = ?`).get(id) as
      | Readonly<Record<string, Cell>>
      | undefined
  }

  write(collection: Collection, { row, images, ...document }: DocumentToWrite): void {
    const columns = columnsOf(collection)
    const cells = row ? Array.from(columns, ([name, kind]) => encode(row[name], kind)) : []
    if (row) this.#writeRow(collection, row, [...columns.keys()], cells)
    const known: KnownDocument = {
      collection: collection.name,
      ...document,
      id: row?.id ?? null,
      named:
        row && collection.reservedBy ? (encode(row[collection.reservedBy], 'text') as string | null) : null,
      reserved: null,
      hash: createHash('sha256').update(JSON.stringify(cells)).digest('base64url'),
      images: JSON.stringify(images),
    }
    this.#insert('_engine_documents', Object.keys(known), Object.values(known))
  }

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
    for (const table of new Set([tableOf(collection), wholeTableOf(collection)]))
      this.#prepare(`DELETE FROM "${table}" WHERE "id" = ?`).run(id)
    forgetDocument(this.#search, id)
  }

  reserve(
    collection: Collection,
    { file, id }: Pick<KnownDocument, 'file'> & { readonly id: string },
    reservation: string | null,
  ): void {
    this.#prepare(
      `UPDATE "${wholeTableOf(collection)}" SET "${collection.reservedBy}" = ? WHERE "id" = ?`,
    ).run(reservation, id)
    this.#prepare('UPDATE "_engine_documents" SET "reserved" = ? WHERE "collection" = ? AND "file" = ?').run(
      reservation,
      collection.name,
      file,
    )
    reserveDocument(this.#search, id, reservation)
  }

  openUnreserved(collection: Collection): void {
    const [open, whole, column] = [tableOf(collection), wholeTableOf(collection), collection.reservedBy]
    this.#prepare(
      `DELETE FROM "${open}" WHERE "id" IN (SELECT "id" FROM "${whole}" WHERE "${column}" IS NOT NULL)`,
    ).run()
    this.#prepare(
      `INSERT INTO "${open}" SELECT * FROM "${whole}"
      WHERE "${column}" IS NULL AND "id" NOT IN (SELECT "id" FROM "${open}")`,
    ).run()
  }

  #writeRow(collection: Collection, row: StoredRow, names: readonly string[], cells: readonly Cell[]): void {
    this.#insert(wholeTableOf(collection), names, cells)
    // Settings of folders have no address: nobody finds them.
    if (collection.type === 'page' && typeof row.path !== 'string') return
    indexDocument(this.#search, collection.name, row.id, sectionsOf(collection, row))
  }

  #insert(table: string, names: readonly string[], cells: readonly Cell[]): void {
    const columns = names.map((name) => `"${name}"`).join(', ')
    const places = names.map(() => '?').join(', ')
    this.#prepare(`INSERT INTO "${table}" (${columns}) VALUES (${places})`).run(...cells)
  }
}
