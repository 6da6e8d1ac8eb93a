import type { Bound, Clause } from './operators.ts'

export type Selection = {
  readonly table: string
  readonly fields?: readonly string[] | undefined
  /** What to count instead of giving rows: one row comes, with `count`. */
  readonly counted?: string
  readonly where: Clause
  readonly order: readonly string[]
  readonly limit: number
  readonly skip: number
}

export function selectSql(
  { table, fields, counted, where, order, limit, skip }: Selection,
  whole = '*',
): string {
  const from = `FROM "${table}"${where.sql && ` WHERE ${where.sql}`}`
  if (counted !== undefined) return `SELECT COUNT(${counted}) AS "count" ${from}`
  const end = limit >= 0 || skip > 0 ? ` LIMIT ${limit}${skip > 0 ? ` OFFSET ${skip}` : ''}` : ''
  return `SELECT ${fields ? fieldsSql(fields) : whole} ${from} ORDER BY ${order.join(', ')}${end}`
}

export function fieldsSql(fields: Iterable<string>): string {
  return Array.from(fields, (field) => `"${field}"`).join(', ')
}

/** The statement with its values written into it, for engines that are sent text only. */
export function withLiterals(sql: string, values: readonly Bound[]): string {
  const [first = '', ...rest] = sql.split('?')
  return rest.reduce((text, piece, index) => `${text}${literal(values[index])}${piece}`, first)
}

function literal(value: Bound | undefined): string {
  if (value === undefined) throw new RangeError('A statement with fewer values than places')
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
