import type { Columns } from '../shape.ts'
import {
  ConditionGroup,
  type GroupFiller,
  clauseOf,
  columnName,
  type Clause,
  type FieldOf,
  type Operand,
  type Operator,
} from './operators.ts'
import type { Counting, Selection } from './selection.ts'

export type QueryRunner<Row> = {
  rows(selection: Selection): Promise<readonly Row[]>
  count(counting: Counting): Promise<number>
}

type Direction = 'ASC' | 'DESC'

type Plan<Row, Result> = {
  readonly table: string
  readonly columns: Columns
  readonly runner: QueryRunner<Row>
  readonly conditions: ConditionGroup<Row>
  readonly order: readonly string[]
  readonly fields?: readonly string[]
  readonly resultOf: (row: Row) => Result
  readonly limit: number
  readonly skip: number
}

/** A query on one collection. Immutable: each call gives a new query. */
export class QueryBuilder<Row, Result = Row> {
  readonly #plan: Plan<Row, Result>

  constructor(plan: Plan<Row, Result>) {
    this.#plan = plan
  }

  /** SQL semantics: a comparison with an absent (null) field does not hold. LIKE ignores ASCII case. */
  where<Field extends FieldOf<Row>, Test extends Operator>(
    field: Field,
    operator: Test,
    ...operand: Operand<Row[Field], Test>
  ): QueryBuilder<Row, Result> {
    return this.#with({ conditions: this.#plan.conditions.where(field, operator, ...operand) })
  }

  andWhere(fill: GroupFiller<Row>): QueryBuilder<Row, Result> {
    return this.#with({ conditions: this.#plan.conditions.andWhere(fill) })
  }

  orWhere(fill: GroupFiller<Row>): QueryBuilder<Row, Result> {
    return this.#with({ conditions: this.#plan.conditions.orWhere(fill) })
  }

  path(path: Row extends { readonly path: string } ? string : never): QueryBuilder<Row, Result> {
    const { conditions, columns } = this.#plan
    return this.#with({ conditions: conditions.and(clauseOf(columnName(columns, 'path'), '=', path)) })
  }

  select<Field extends FieldOf<Row>>(...fields: readonly Field[]): QueryBuilder<Row, Pick<Row, Field>> {
    for (const field of fields) columnName(this.#plan.columns, field)
    return new QueryBuilder({ ...this.#plan, fields, resultOf: (row: Row) => pick(row, fields) })
  }

  order(field: FieldOf<Row>, direction: Direction = 'ASC'): QueryBuilder<Row, Result> {
    const term = `${columnName(this.#plan.columns, field)} ${direction === 'DESC' ? 'DESC' : 'ASC'}`
    return this.#with({ order: [...this.#plan.order, term] })
  }

  limit(count: number): QueryBuilder<Row, Result> {
    return this.#with({ limit: wholeNumber(count, 'limit') })
  }

  skip(count: number): QueryBuilder<Row, Result> {
    return this.#with({ skip: wholeNumber(count, 'skip') })
  }

  async all(): Promise<Result[]> {
    const { runner, table, fields, order, limit, skip, resultOf } = this.#plan
    const sorted = [...order, '"stem" ASC']
    const rows = await runner.rows({ table, fields, where: this.#where(), order: sorted, limit, skip })
    return rows.map(resultOf)
  }

  async first(): Promise<Result | null> {
    const [row] = await this.limit(1).all()
    return row ?? null
  }

  /** How many documents match (in which `field` is not null, if given); `limit` and `skip` do not count. */
  async count(field?: FieldOf<Row>, isDistinct = false): Promise<number> {
    const { columns, runner, table } = this.#plan
    if (field !== undefined) columnName(columns, field)
    return runner.count({ table, where: this.#where(), field, isDistinct })
  }

  #where(): Clause {
    return this.#plan.conditions.joined('AND')
  }

  #with(change: Partial<Plan<Row, Result>>): QueryBuilder<Row, Result> {
    return new QueryBuilder({ ...this.#plan, ...change })
  }
}

/** A query that matches every document of a table. Rows without an address are settings of folders, not documents. */
export function startQuery<Row>(
  table: string,
  columns: Columns,
  runner: QueryRunner<Row>,
): QueryBuilder<Row> {
  const everything = new ConditionGroup<Row>(columns)
  const conditions = columns.has('path')
    ? everything.and(clauseOf('"path"', 'IS NOT NULL', null))
    : everything
  return new QueryBuilder({
    table,
    columns,
    runner,
    conditions,
    order: [],
    resultOf: (row: Row) => row,
    limit: -1,
    skip: 0,
  })
}

function pick<Row, Field extends FieldOf<Row>>(row: Row, fields: readonly Field[]): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
}

function wholeNumber(count: number, name: string): number {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new RangeError(`Value for ${name} must be a whole number`)
  return count
}
