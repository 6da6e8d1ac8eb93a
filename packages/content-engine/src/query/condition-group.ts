import type { Columns } from '../shape.ts'
import { clauseOf, columnName, type Clause, type FieldOf, type Operand, type Operator } from './operators.ts'

export type GroupFiller<Row> = (group: ConditionGroup<Row>) => ConditionGroup<Row>

export class ConditionGroup<Row> {
  readonly #columns: Columns
  readonly #clauses: readonly Clause[]

  constructor(columns: Columns, clauses: readonly Clause[] = []) {
    this.#columns = columns
    this.#clauses = clauses
  }

  where<Field extends FieldOf<Row>, Test extends Operator>(
    field: Field,
    operator: Test,
    ...operand: Operand<Row[Field], Test>
  ): ConditionGroup<Row> {
    const [value]: readonly unknown[] = operand
    return this.and(clauseOf(columnName(this.#columns, field), operator, value))
  }

  andWhere(fill: GroupFiller<Row>): ConditionGroup<Row> {
    return this.and(fill(new ConditionGroup(this.#columns)).joined('AND'))
  }

  orWhere(fill: GroupFiller<Row>): ConditionGroup<Row> {
    return this.and(fill(new ConditionGroup(this.#columns)).joined('OR'))
  }

  joined(joiner: 'AND' | 'OR'): Clause {
    if (this.#clauses.length === 0) return { sql: '', values: [] }
    return {
      sql: `(${this.#clauses.map((clause) => clause.sql).join(` ${joiner} `)})`,
      values: this.#clauses.flatMap((clause) => clause.values),
    }
  }

  and(clause: Clause): ConditionGroup<Row> {
    return clause.sql === '' ? this : new ConditionGroup(this.#columns, [...this.#clauses, clause])
  }
}
