import type { Columns } from '../shape.ts'

/** The quoted name of a column, or an error: a name never reaches SQL unchecked. */
export function columnName(columns: Columns, field: string): string {
  if (!columns.has(field)) throw new TypeError(`Unknown field "${field}"`)
  return `"${field}"`
}
