import type { Section } from './search/search-result.ts'

export type ColumnKind = 'text' | 'number' | 'boolean' | 'json'

/** `server`: for programs only, never by the wire or in a dump. Each reads what those before it read. */
export type Audience = 'public' | 'members' | 'server'

const audiences: readonly Audience[] = ['public', 'members', 'server']

export function isReadableBy(
  reader: Audience,
  { audience = 'public' }: Pick<CollectionShape, 'audience'>,
): boolean {
  return audiences.indexOf(audience) <= audiences.indexOf(reader)
}

export type CollectionShape = {
  readonly name: string
  readonly type: 'page' | 'data'
  readonly audience?: Audience
  /** A key of the front matter: what names groups under it is for readers in all of them, and never leaves by the wire or in a dump. */
  readonly reservedBy?: string
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** What the search reads of a row. Pages: their text by headings, unless said otherwise; data: nothing. */
  readonly sections?: (row: Readonly<Record<string, unknown>>) => readonly Section[]
}

export type Shapes = Readonly<Record<string, CollectionShape>>

export type Columns = ReadonlyMap<string, ColumnKind>

const PAGE: Readonly<Record<string, ColumnKind>> = {
  id: 'text',
  title: 'text',
  description: 'text',
  extension: 'text',
  meta: 'json',
  navigation: 'json',
  path: 'text',
  seo: 'json',
  stem: 'text',
}

const DATA: Readonly<Record<string, ColumnKind>> = {
  id: 'text',
  extension: 'text',
  meta: 'json',
  stem: 'text',
}

/** The columns of a collection's table. The text comes last: a scan then never walks through it. */
export function columnsOf(shape: CollectionShape): Columns {
  const known = columns.get(shape)
  if (known) return known
  const engine = shape.type === 'page' ? PAGE : DATA
  const made: Columns = new Map(Object.entries({ ...engine, ...shape.columns, body: 'json' as const }))
  columns.set(shape, made)
  return made
}

const columns = new WeakMap<CollectionShape, Columns>()

export function tableOf(shape: Pick<CollectionShape, 'name'>): string {
  return `_content_${shape.name}`
}

/** Where rows for some groups only are too: for readers on the server, who leave out those of other groups. */
export function wholeTableOf(shape: Pick<CollectionShape, 'name' | 'reservedBy'>): string {
  return shape.reservedBy === undefined ? tableOf(shape) : `_whole_${shape.name}`
}

/** In the whole table only: the groups of a row, null when it is for everybody. */
export const reservedColumn = '_reserved'

const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'TEXT',
  number: 'NUMERIC',
  boolean: 'BOOLEAN',
  json: 'TEXT',
}

export function createTableSql(shape: CollectionShape, table = tableOf(shape)): string {
  const columns = [...columnsOf(shape)].map(
    ([name, kind]) => `"${name}" ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  if (table !== tableOf(shape)) columns.push(`"${reservedColumn}" TEXT`)
  return `CREATE TABLE "${table}" (${columns.join(', ')})`
}

export function insertSql(table: string, names: Iterable<string>): string {
  const columns = Array.from(names, (name) => `"${name}"`)
  return `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
}

/** The statements that index what lists are filtered and sorted by: addresses, and the collection's own short columns. */
export function createIndexesSql(shape: CollectionShape, table = tableOf(shape)): readonly string[] {
  const own = Object.entries(shape.columns).flatMap(([name, kind]) => (kind === 'json' ? [] : [name]))
  const reserved = table === tableOf(shape) ? [] : [reservedColumn]
  return ['stem', ...(shape.type === 'page' ? ['path'] : []), ...own, ...reserved].map(
    (name) => `CREATE INDEX "${table}_${name}" ON "${table}" ("${name}", "stem")`,
  )
}
