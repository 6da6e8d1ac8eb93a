import { Conditions } from './conditions.ts'
import { RefusedStatement, rules, type Rule } from './rules.ts'
import { TokenReader, tokensOf, type Token } from './tokens.ts'

/** A statement written by us from what was asked: SQLite never reads the words of a visitor. */
export type Statement = {
  readonly sql: string
  readonly values: readonly string[]
}

type ReadStatement = { readonly statement: Statement } | { readonly refusedBy: string }

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

const refusedWords: Readonly<Partial<Record<Rule, string>>> = {
  with: 'WITH RECURSIVE MATERIALIZED',
  compound: 'UNION INTERSECT EXCEPT VALUES',
  subquery: 'SELECT',
  otherTable: 'JOIN CROSS NATURAL INNER LEFT RIGHT FULL OUTER USING ON INDEXED',
  group: 'GROUP HAVING WINDOW OVER FILTER PARTITION',
  expression: 'CASE WHEN THEN ELSE CAST COLLATE ESCAPE EXISTS RAISE ISNULL NOTNULL NULLS',
  search: 'GLOB REGEXP MATCH',
  access: 'CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP ROWID OID _ROWID_',
  select:
    'ALTER ANALYZE ATTACH BEGIN COMMIT CREATE DELETE DETACH DROP END EXPLAIN INSERT INTO PRAGMA REINDEX ' +
    'RELEASE REPLACE ROLLBACK SAVEPOINT SET UPDATE VACUUM',
}

const ruleOfWord = new Map(
  Object.entries(refusedWords).flatMap(([rule, words]) =>
    words.split(' ').map((word) => [word, rule as Rule]),
  ),
)

const beforeBracket = new Set(['COUNT', 'WHERE', 'AND', 'OR', 'NOT', 'IN'])

function refuseWords(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text' || token.kind === 'number') continue
    const follower = tokens[index + 1]
    if (token.kind === 'symbol' && token.text === ';' && follower) throw new RefusedStatement('statements')
    if (follower?.kind === 'symbol' && follower.text === '(' && isFunction(token))
      throw new RefusedStatement('function')
    const rule = token.kind === 'word' ? ruleOfWord.get(token.text.toUpperCase()) : undefined
    if (rule && !(index === 0 && rule === 'subquery')) throw new RefusedStatement(rule)
  }
}

function isFunction({ kind, text }: Token): boolean {
  return kind === 'name' || (kind === 'word' && !beforeBracket.has(text.toUpperCase()) && !isRefused(text))
}

function isRefused(word: string): boolean {
  return ruleOfWord.has(word.toUpperCase())
}
