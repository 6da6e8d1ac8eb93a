import { Conditions } from './conditions.ts'
import { refuseWords } from './refused-words.ts'
import { RefusedStatement, rules } from './rules.ts'
import { TokenReader } from './token-reader.ts'
import { tokensOf } from './tokens.ts'

/** A statement written by us from what was asked: SQLite never reads the words of a visitor. */
export type Statement = {
  readonly sql: string
  /** The texts, in the order of the `?` that stand for them. */
  readonly values: readonly string[]
}

export type ReadStatement = { readonly statement: Statement } | { readonly refusedBy: string }

const mostColumns = 100
const mostOrders = 10

/** Reads one SELECT on one table, of the forms the query builder writes; names the rule that anything else breaks. */
export function readStatement(sql: string, table: string): ReadStatement {
  try {
    return { statement: statementOf(sql, table) }
  } catch (error) {
    if (error instanceof RefusedStatement) return { refusedBy: rules[error.rule] }
    throw error
  }
}

function statementOf(sql: string, table: string): Statement {
  const tokens = tokensOf(sql)
  refuseWords(tokens)
  const reader = new TokenReader(tokens)
  reader.need('select', 'SELECT')
  const distinct = reader.take('DISTINCT') ? 'DISTINCT ' : ''
  const columns = columnsOf(reader)
  reader.need('columns', 'FROM')
  if (reader.needName('table') !== `"${table}"`) throw new RefusedStatement('table')
  if (reader.take(',')) throw new RefusedStatement('otherTable')
  const conditions = new Conditions(reader)
  const where = reader.take('WHERE') ? ` WHERE ${conditions.read()}` : ''
  if (reader.take(')')) throw new RefusedStatement('brackets')
  const end = `${orderOf(reader)}${limitOf(reader)}`
  reader.take(';')
  if (!reader.isAtEnd) throw new RefusedStatement('end')
  return { sql: `SELECT ${distinct}${columns} FROM "${table}"${where}${end}`, values: conditions.values }
}

function columnsOf(reader: TokenReader): string {
  if (reader.take('*')) return '*'
  if (reader.take('COUNT')) return countOf(reader)
  const columns = [reader.needName('columns')]
  while (reader.take(',')) columns.push(reader.needName('columns'))
  if (reader.take('AS')) throw new RefusedStatement('alias')
  if (columns.length > mostColumns) throw new RefusedStatement('columns')
  return columns.join(', ')
}

function countOf(reader: TokenReader): string {
  reader.need('columns', '(')
  const distinct = reader.take('DISTINCT') ? 'DISTINCT ' : ''
  const counted = !distinct && reader.take('*') ? '*' : reader.needName('columns')
  reader.need('columns', ')')
  const name = reader.take('AS') ? ` AS ${reader.needName('alias')}` : ''
  return `COUNT(${distinct}${counted})${name}`
}

function orderOf(reader: TokenReader): string {
  if (!reader.take('ORDER')) return ''
  reader.need('order', 'BY')
  const terms: string[] = []
  do terms.push(`${reader.needName('order')} ${reader.take('ASC', 'DESC') ?? 'ASC'}`)
  while (reader.take(','))
  if (terms.length > mostOrders) throw new RefusedStatement('order')
  return ` ORDER BY ${terms.join(', ')}`
}

function limitOf(reader: TokenReader): string {
  if (!reader.take('LIMIT')) return ''
  const limit = wholeNumber(reader)
  return reader.take('OFFSET') ? ` LIMIT ${limit} OFFSET ${wholeNumber(reader)}` : ` LIMIT ${limit}`
}

function wholeNumber(reader: TokenReader): string {
  const text = reader.takeKind('number')?.text ?? ''
  if (!/^-?\d{1,15}$/.test(text)) throw new RefusedStatement('limit')
  return text
}
