import type { Columns } from '../shape.ts'

type Comparison = '=' | '!=' | '<>' | '>' | '<' | '>=' | '<='

type ListTest = 'IN' | 'NOT IN'

type RangeTest = 'BETWEEN' | 'NOT BETWEEN'

type NullTest = 'IS NULL' | 'IS NOT NULL'

type PatternTest = 'LIKE' | 'NOT LIKE'

export type Operator = Comparison | ListTest | RangeTest | NullTest | PatternTest

export type Bound = string | number

export type Clause = { readonly sql: string; readonly values: readonly Bound[] }

export function clauseOf(column: string, operator: string, value: unknown): Clause {
  if (/^(?:=|!=|<>|[<>]=?|(?:NOT )?LIKE)$/.test(operator))
    return { sql: `${column} ${operator} ?`, values: [bound(value)] }
  if (/^IS (?:NOT )?NULL$/.test(operator)) return { sql: `${column} ${operator}`, values: [] }
  if (!/^(?:NOT )?(?:IN|BETWEEN)$/.test(operator)) throw new TypeError(`Unknown operator "${operator}"`)
  const isList = operator.endsWith('IN')
  if (!Array.isArray(value) || (!isList && value.length !== 2))
    throw new TypeError(`Value for ${operator} must be an array${isList ? '' : ' with two elements'}`)
  const places = isList ? `(${value.map(() => '?').join(', ')})` : '? AND ?'
  return { sql: `${column} ${operator} ${places}`, values: value.map(bound) }
}

function bound(value: unknown): Bound {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || Number.isFinite(value)) return value as Bound
  throw new TypeError('A query value must be a text, a number or a boolean')
}

export type FieldOf<Row> = keyof Row & string

type Comparable<Value> = Widened<Extract<Value, string | number | boolean>>

type Widened<Value> = Value extends string ? string : Value extends number ? number : Value

export type Operand<Value, Test extends Operator> = Test extends NullTest
  ? []
  : Test extends ListTest
    ? [values: readonly Comparable<Value>[]]
    : Test extends RangeTest
      ? [bounds: readonly [Comparable<Value>, Comparable<Value>]]
      : Test extends PatternTest
        ? [pattern: string]
        : [value: Comparable<Value>]

export function columnName(columns: Columns, field: string): string {
  if (!columns.has(field)) throw new TypeError(`Unknown field "${field}"`)
  return `"${field}"`
}

export type GroupFiller<Row> = (group: ConditionGroup<Row>) => ConditionGroup<Row>

/** Conditions added one after the other, to a query or to a group in brackets. Immutable: each call gives another. */
export abstract class Conditions<Row> {
  protected readonly columns: Columns

  constructor(columns: Columns) {
    this.columns = columns
  }

  protected abstract and(clause: Clause): this

  /** SQL semantics: a comparison with an absent (null) field does not hold. LIKE ignores ASCII case. */
  where<Field extends FieldOf<Row>, Test extends Operator>(
    field: Field,
    operator: Test,
    ...operand: Operand<Row[Field], Test>
  ): this {
    const [value]: readonly unknown[] = operand
    return this.and(clauseOf(columnName(this.columns, field), operator, value))
  }

  andWhere(fill: GroupFiller<Row>): this {
    return this.#grouped(fill, 'AND')
  }

  orWhere(fill: GroupFiller<Row>): this {
    return this.#grouped(fill, 'OR')
  }

  #grouped(fill: GroupFiller<Row>, joiner: 'AND' | 'OR'): this {
    const clause = joined(fill(new ConditionGroup(this.columns)).clauses, joiner)
    return clause.sql === '' ? this : this.and(clause)
  }
}

export class ConditionGroup<Row> extends Conditions<Row> {
  readonly clauses: readonly Clause[]

  constructor(columns: Columns, clauses: readonly Clause[] = []) {
    super(columns)
    this.clauses = clauses
  }

  protected and(clause: Clause): this {
    return new ConditionGroup(this.columns, [...this.clauses, clause]) as this
  }
}

export function joined(clauses: readonly Clause[], joiner: 'AND' | 'OR'): Clause {
  if (clauses.length === 0) return { sql: '', values: [] }
  return {
    sql: `(${clauses.map((clause) => clause.sql).join(` ${joiner} `)})`,
    values: clauses.flatMap((clause) => clause.values),
  }
}
