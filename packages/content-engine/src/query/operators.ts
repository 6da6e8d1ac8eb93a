import type { Columns } from '../shape.ts'

type Comparison = '=' | '!=' | '<>' | '>' | '<' | '>=' | '<='

export type ListTest = 'IN' | 'NOT IN'

export type RangeTest = 'BETWEEN' | 'NOT BETWEEN'

export type NullTest = 'IS NULL' | 'IS NOT NULL'

export type PatternTest = 'LIKE' | 'NOT LIKE'

export type Operator = Comparison | ListTest | RangeTest | NullTest | PatternTest

export type Bound = string | number

export type Clause = { readonly sql: string; readonly values: readonly Bound[] }

export function clauseOf(column: string, operator: string, value: unknown): Clause {
  switch (operator) {
    case '=':
    case '!=':
    case '<>':
    case '>':
    case '<':
    case '>=':
    case '<=':
    case 'LIKE':
    case 'NOT LIKE':
      return { sql: `${column} ${operator} ?`, values: [bound(value)] }
    case 'IN':
    case 'NOT IN':
      return listClause(column, operator, value)
    case 'BETWEEN':
    case 'NOT BETWEEN':
      return rangeClause(column, operator, value)
    case 'IS NULL':
    case 'IS NOT NULL':
      return { sql: `${column} ${operator}`, values: [] }
    default:
      throw new TypeError(`Unknown operator "${operator}"`)
  }
}

function listClause(column: string, operator: ListTest, value: unknown): Clause {
  if (!Array.isArray(value)) throw new TypeError(`Value for ${operator} must be an array`)
  const places = value.map(() => '?').join(', ')
  return { sql: `${column} ${operator} (${places})`, values: value.map(bound) }
}

function rangeClause(column: string, operator: RangeTest, value: unknown): Clause {
  if (!Array.isArray(value) || value.length !== 2) {
    throw new TypeError(`Value for ${operator} must be an array with two elements`)
  }
  return { sql: `${column} ${operator} ? AND ?`, values: value.map(bound) }
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
