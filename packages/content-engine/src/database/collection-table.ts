import { columnsOf, tableOf } from '../shape.ts'
import type { CollectionShape, ColumnKind } from '../shape.ts'

const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'TEXT',
  number: 'NUMERIC',
  boolean: 'BOOLEAN',
  json: 'TEXT',
}

/** The statement that makes a collection's table: on the server, in a dump, in a browser. */
export function createTableSql(shape: CollectionShape, table = tableOf(shape)): string {
  const columns = [...columnsOf(shape)].map(
    ([name, kind]) => `"${name}" ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  return `CREATE TABLE "${table}" (${columns.join(', ')})`
}

/** The statements that index what lists are filtered and sorted by: addresses, and the collection's own short columns. */
export function createIndexesSql(shape: CollectionShape, table = tableOf(shape)): readonly string[] {
  const own = Object.entries(shape.columns).flatMap(([name, kind]) => (kind === 'json' ? [] : [name]))
  return ['stem', ...(shape.type === 'page' ? ['path'] : []), ...own].map(
    (name) => `CREATE INDEX "${table}_${name}" ON "${table}" ("${name}", "stem")`,
  )
}
