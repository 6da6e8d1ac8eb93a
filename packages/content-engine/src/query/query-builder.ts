import { settingsPath } from '../documents/document-address.ts'
import type { Columns } from '../shape.ts'
import { clauseOf, columnName, Conditions, joined, type Clause, type FieldOf } from './operators.ts'
import type { Selection } from './selection.ts'

export type QueryRunner<Row> = (selection: Selection) => Promise<readonly Row[]>

type Direction = 'ASC' | 'DESC'

type Plan<Row, Result> = {
  readonly table: string
  readonly columns: Columns
  readonly runner: QueryRunner<Row>
  readonly clauses: readonly Clause[]
  readonly order: readonly string[]
  readonly fields?: readonly string[]
  readonly resultOf: (row: Row) => Result
  readonly limit: number
  readonly skip: number
}

/** A query on one collection. Immutable: each call gives a new query. */
export class QueryBuilder<Row, Result = Row> extends Conditions<Row> {
  readonly #plan: Plan<Row, Result>

  constructor(plan: Plan<Row, Result>) {
    super(plan.columns)
    this.#plan = plan
  }

  protected and(clause: Clause): this {
    return this.#with({ clauses: [...this.#plan.clauses, clause] })
  }

  path(path: Row extends { readonly path: string } ? string : never): this {
    return this.and(clauseOf(columnName(this.columns, 'path'), '=', path))
  }

  select<Field extends FieldOf<Row>>(...fields: readonly Field[]): QueryBuilder<Row, Pick<Row, Field>> {
    for (const field of fields) columnName(this.columns, field)
    return new QueryBuilder({ ...this.#plan, fields, resultOf: (row: Row) => pick(row, fields) })
  }

  order(field: FieldOf<Row>, direction: Direction = 'ASC'): this {
    const term = `${columnName(this.columns, field)} ${direction === 'DESC' ? 'DESC' : 'ASC'}`
    return this.#with({ order: [...this.#plan.order, term] })
  }

  limit(count: number): this {
    return this.#with({ limit: wholeNumber(count, 'limit') })
  }

  skip(count: number): this {
    return this.#with({ skip: wholeNumber(count, 'skip') })
  }

  async all(): Promise<Result[]> {
    const rows = await this.#plan.runner(this.#selection())
    return rows.map(this.#plan.resultOf)
  }

  async first(): Promise<Result | null> {
    const [row] = await this.limit(1).all()
    return row ?? null
  }

  /** How many documents match (in which `field` is not null, if given); `limit` and `skip` do not count. */
  async count(field?: FieldOf<Row>, isDistinct = false): Promise<number> {
    const column = field === undefined ? '*' : columnName(this.columns, field)
    const counted = isDistinct && field !== undefined ? `DISTINCT ${column}` : column
    const [row] = await this.#plan.runner({ ...this.#selection(), counted })
    return Number(Object(row).count)
  }

  #selection(): Selection {
    const { table, fields, clauses, order, limit, skip } = this.#plan
    return { table, fields, where: joined(clauses, 'AND'), order: [...order, '"stem" ASC'], limit, skip }
  }

  #with(change: Partial<Plan<Row, Result>>): this {
    return new QueryBuilder({ ...this.#plan, ...change }) as this
  }
}

/** A query that matches every document of a table: settings of folders are none. */
export function startQuery<Row>(
  table: string,
  columns: Columns,
  runner: QueryRunner<Row>,
): QueryBuilder<Row> {
  const clauses = columns.has('path') ? [clauseOf('"path"', 'NOT LIKE', `%${settingsPath}`)] : []
  const resultOf = (row: Row) => row
  return new QueryBuilder({ table, columns, runner, clauses, order: [], resultOf, limit: -1, skip: 0 })
}

function pick<Row, Field extends FieldOf<Row>>(row: Row, fields: readonly Field[]): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
}

function wholeNumber(count: number, name: string): number {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new RangeError(`Value for ${name} must be a whole number`)
  return count
}
