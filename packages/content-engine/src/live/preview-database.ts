import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { cellsOf, type KnownDocument } from '../database/document-writer.ts'
import { connectTo } from '../database/storage.ts'
import type { StoredRow } from '../documents/parse-document.ts'
import { columnsOf, reservedColumn, tableOf, wholeTableOf } from '../shape.ts'

type Previewed = {
  readonly collection: Collection
  readonly file: string
  readonly before: KnownDocument | undefined
  readonly row: StoredRow
  readonly reserved: string | null
  readonly hash: string
}

/** A connection that reads the storage as if one document said something else. Nothing is written; close it. */
export function previewDatabase(
  path: string,
  { collection, row, reserved, ...document }: Previewed,
): DatabaseSync {
  const database = connectTo(path)
  database.exec('PRAGMA temp_store = MEMORY')
  const columns = [...columnsOf(collection).keys()]
  const meta = collection.reservedBy && reserved !== null ? { [collection.reservedBy]: reserved } : {}
  const shown = { ...row, meta: { ...Object(row.meta), ...meta } }
  const cells = cellsOf(collection, shown)
  const ids = [row.id, document.before?.id].filter((id) => typeof id === 'string')
  const others = `"id" NOT IN (${ids.map(quoted).join(', ')})`
  const whole = wholeTableOf(collection)
  if (reserved === null || whole === tableOf(collection))
    overlay(database, tableOf(collection), columns, [...cells], others)
  else overlay(database, tableOf(collection), columns, undefined, others)
  if (whole !== tableOf(collection))
    overlay(database, whole, [...columns, reservedColumn], [...cells, reserved], others)
  const known: Omit<KnownDocument, 'named'> = {
    collection: collection.name,
    file: document.file,
    source: document.hash,
    mark: null,
    day: null,
    address: null,
    id: row.id,
    reserved,
    hash: document.hash,
    images: '[]',
  }
  const place = `NOT ("collection" = ${quoted(collection.name)} AND "file" = ${quoted(document.file)})`
  overlay(database, '_engine_documents', Object.keys(known), Object.values(known), place)
  return database
}

type Cells = readonly (string | number | null)[]

// Names without a schema are looked for among the temporary ones first.
function overlay(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
  cells: Cells | undefined,
  others: string,
): void {
  const names = columns.map((name) => `"${name}"`).join(', ')
  database.exec(`CREATE TEMP TABLE "preview${table}" AS SELECT ${names} FROM main."${table}" WHERE FALSE`)
  const places = columns.map(() => '?').join(', ')
  if (cells) database.prepare(`INSERT INTO temp."preview${table}" VALUES (${places})`).run(...cells)
  database.exec(
    `CREATE TEMP VIEW "${table}" AS SELECT ${names} FROM main."${table}" WHERE ${others}
    UNION ALL SELECT ${names} FROM temp."preview${table}"`,
  )
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
