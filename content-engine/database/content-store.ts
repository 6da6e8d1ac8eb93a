import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import { columnsOf, tableOf } from '../columns.ts'
import { decode } from './cell.ts'
import { deepFreeze } from './deep-freeze.ts'

const MOST_STATEMENTS = 500
const MOST_ROWS = 1000

/** Reads one loaded database. Statements are prepared once; parsed rows are frozen and kept by id. */
export class ContentStore {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #rows = new Map<string, Readonly<Record<string, unknown>>>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Whole rows, in the order of the ids the query selects. */
  rows(collection: Collection, sql: string, values: readonly SQLInputValue[]): unknown[] {
    return this.#statement(sql)
      .all(...values)
      .map(({ id }) => this.#row(collection, String(id)))
  }

  count(sql: string, values: readonly SQLInputValue[]): number {
    return Number(this.#statement(sql).get(...values)?.count)
  }

  close(): void {
    this.#statements.clear()
    this.#rows.clear()
    this.#database.close()
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #row(collection: Collection, id: string): Readonly<Record<string, unknown>> {
    const known = this.#rows.get(id)
    if (known) return known
    if (this.#rows.size >= MOST_ROWS) this.#rows.clear()
    const stored = this.#statement(`SELECT * FROM "${tableOf(collection)}" WHERE "id" = ?`).get(id)
    const entries = [...columnsOf(collection)].map(([name, kind]) => [name, decode(stored?.[name], kind)])
    const row = deepFreeze(Object.fromEntries(entries))
    this.#rows.set(id, row)
    return row
  }
}
