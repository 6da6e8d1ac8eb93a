import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { isFolderSettings } from '../documents/document-address.ts'
import { isRecord } from '../documents/fields.ts'
import type { DocumentImage, StoredRow } from '../documents/parse-document.ts'
import { fieldsSql } from '../query/selection.ts'
import { searchDatabaseOf, type SearchDatabase } from '../search/search-database.ts'
import { forgetDocument, indexDocument, reserveDocument } from '../search/search-index.ts'
import { sectionsOf } from '../search/sections.ts'
import { columnsOf, insertSql, reservedColumn, tableOf, wholeTableOf, type ColumnKind } from '../shape.ts'
import { encode, type Cell } from './cells.ts'

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

type Place = Pick<KnownDocument, 'collection' | 'file'>

const atPlace = 'WHERE "collection" = ? AND "file" = ?'

type DocumentToWrite = Omit<KnownDocument, 'collection' | 'id' | 'named' | 'reserved' | 'hash' | 'images'> & {
  readonly row: StoredRow | undefined
  readonly images: readonly DocumentImage[]
}

export class DocumentWriter {
  readonly #database: SearchDatabase

  constructor(database: DatabaseSync) {
    this.#database = searchDatabaseOf(database)
  }

  known(): readonly KnownDocument[] {
    return this.#database.all('SELECT * FROM "_engine_documents"') as unknown as KnownDocument[]
  }

  row(collection: Collection, id: string): Readonly<Record<string, Cell>> | undefined {
    const [row] = this.#database.all(`SELECT * FROM "${wholeTableOf(collection)}" WHERE "id" = ?`, [id])
    return row as Readonly<Record<string, Cell>> | undefined
  }

  write(collection: Collection, { row, images, ...document }: DocumentToWrite): void {
    const cells = row ? cellsOf(collection, row) : []
    if (row) this.#database.run(insertSql(wholeTableOf(collection), columnsOf(collection).keys()), cells)
    if (row) indexDocument(this.#database, collection.name, row.id, sectionsOf(collection, row))
    const known: KnownDocument = {
      collection: collection.name,
      ...document,
      id: row?.id ?? null,
      named: groupsNamedBy(row, collection),
      reserved: null,
      hash: createHash('sha256').update(JSON.stringify(cells)).digest('base64url'),
      images: JSON.stringify(images),
    }
    this.#database.run(insertSql('_engine_documents', Object.keys(known)), Object.values(known))
  }

  mark({ collection, file }: Place, mark: string): void {
    this.#database.run(`UPDATE "_engine_documents" SET "mark" = ? ${atPlace}`, [mark, collection, file])
  }

  remove(collection: Collection, { file, id }: Pick<KnownDocument, 'file' | 'id'>): void {
    this.#database.run(`DELETE FROM "_engine_documents" ${atPlace}`, [collection.name, file])
    if (id === null) return
    for (const table of new Set([tableOf(collection), wholeTableOf(collection)]))
      this.#database.run(`DELETE FROM "${table}" WHERE "id" = ?`, [id])
    forgetDocument(this.#database, id)
  }

  reserve(
    collection: Collection,
    { file, id }: { readonly file: string; readonly id: string },
    reservation: string | null,
  ): void {
    const meta = `CASE WHEN ?1 IS NULL THEN json_remove("meta", ?2) ELSE json_set("meta", ?2, ?1) END`
    const row = `UPDATE "${wholeTableOf(collection)}" SET "${reservedColumn}" = ?1, "meta" = ${meta} WHERE "id" = ?3`
    this.#database.run(row, [reservation, `$."${collection.reservedBy}"`, id])
    const document = `UPDATE "_engine_documents" SET "reserved" = ? ${atPlace}`
    this.#database.run(document, [reservation, collection.name, file])
    reserveDocument(this.#database, id, reservation)
  }

  openUnreserved(collection: Collection): void {
    const [open, whole, column] = [tableOf(collection), wholeTableOf(collection), reservedColumn]
    const names = fieldsSql(columnsOf(collection).keys())
    this.#database.run(
      `DELETE FROM "${open}" WHERE "id" IN (SELECT "id" FROM "${whole}" WHERE "${column}" IS NOT NULL)`,
    )
    this.#database.run(
      `INSERT INTO "${open}" (${names}) SELECT ${names} FROM "${whole}"
      WHERE "${column}" IS NULL AND "id" NOT IN (SELECT "id" FROM "${open}")`,
    )
  }
}

/** What the columns of a collection hold of a row, in their order. */
export function cellsOf(collection: Collection, row: StoredRow): readonly Cell[] {
  return Array.from(columnsOf(collection), ([name, kind]) => cellOf(row, name, kind))
}

function cellOf(row: StoredRow, name: string, kind: ColumnKind): Cell {
  const cell = encode(row[name], kind)
  // Nuxt Content asks for no row whose navigation is the text « false », and would never hear that a folder is hidden.
  return name === 'navigation' && cell === 'false' && isFolderSettings(row.stem) ? ' false' : cell
}

export function groupsNamedBy(row: StoredRow | undefined, { reservedBy }: Collection): string | null {
  const named = reservedBy !== undefined && isRecord(row?.meta) ? row.meta[reservedBy] : undefined
  return typeof named === 'string' ? named : null
}
