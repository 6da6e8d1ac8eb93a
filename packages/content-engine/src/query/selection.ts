import type { Bound, Clause } from './operators.ts'

export type Selection = {
  readonly table: string
  readonly fields?: readonly string[]
  readonly where: Clause
  readonly order: readonly string[]
  readonly limit: number
  readonly skip: number
}

export type Counting = {
  readonly table: string
  readonly where: Clause
  readonly field?: string
  readonly isDistinct: boolean
}

export function selectSql({ table, where, order, limit, skip }: Selection, what: string): string {
  const end = limit >= 0 || skip > 0 ? ` LIMIT ${limit}${skip > 0 ? ` OFFSET ${skip}` : ''}` : ''
  return `SELECT ${what} ${fromSql(table, where)} ORDER BY ${order.join(', ')}${end}`
}

export function countSql({ table, where, field, isDistinct }: Counting): string {
  const what = field === undefined ? '*' : `${isDistinct ? 'DISTINCT ' : ''}"${field}"`
  return `SELECT COUNT(${what}) AS "count" ${fromSql(table, where)}`
}

export function fieldsSql(fields: readonly string[] | undefined): string {
  return fields === undefined ? '*' : fields.map((field) => `"${field}"`).join(', ')
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

function fromSql(table: string, where: Clause): string {
  return `FROM "${table}"${where.sql && ` WHERE ${where.sql}`}`
}
