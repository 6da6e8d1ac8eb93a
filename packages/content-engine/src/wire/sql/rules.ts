/** Every reason for which a statement is refused, in the words its sender reads. */
export const rules = {
  length: 'a statement has at most 10000 characters',
  nul: 'no NUL character',
  comment: 'no comments',
  quotes: 'quotes must be closed',
  blob: 'no blob literals',
  parameter: 'no parameters: values stand in the text',
  nameQuotes: 'names are bare or in double quotes',
  name: 'a name has letters, digits and underscores, 64 at most',
  qualified: 'a column is named without its table',
  number: 'numbers are plain decimals',
  operator: 'only the operators = == != <> < > <= >=',
  character: 'no other characters outside quotes',
  statements: 'one statement only',
  select: 'SELECT only',
  with: 'no WITH',
  compound: 'no UNION, INTERSECT or EXCEPT',
  subquery: 'no SELECT inside a statement',
  otherTable: 'one table only',
  table: 'FROM names the table of the collection in the address',
  group: 'no GROUP BY, HAVING or window',
  function: 'no function but COUNT',
  expression: 'no CASE, CAST, COLLATE, ESCAPE, EXISTS or RAISE',
  search: 'LIKE is the only text search',
  brackets: 'brackets must be closed',
  depth: 'brackets are at most 20 deep',
  columns: 'SELECT takes *, columns, or one COUNT',
  alias: 'only a COUNT is renamed',
  condition: 'a condition is a column, an operator and values',
  value: 'a value is a number, a text in single quotes, TRUE, FALSE or NULL',
  conditions: 'at most 200 conditions',
  values: 'at most 500 values',
  order: 'ORDER BY takes at most 10 columns, each with ASC or DESC',
  limit: 'LIMIT and OFFSET take one whole number each',
  end: 'nothing after the end of the query',

  column: 'unknown column',
  access: 'only the columns of this collection, COUNT and LIKE',
  plan: 'one pass over one table only',
  complexity: 'the statement is too complex',

  rows: 'an answer has at most 10000 rows',
  bytes: 'an answer has at most 16 MB',
  time: 'took too long',
  memory: 'took too much memory',
  busy: 'too many statements are waiting',
  unwanted: 'its sender has left, or asked for too much',
} as const

export type Rule = keyof typeof rules

export class RefusedStatement extends Error {
  override name = 'RefusedStatement'
  readonly rule: Rule

  constructor(rule: Rule) {
    super(rules[rule])
    this.rule = rule
  }
}
