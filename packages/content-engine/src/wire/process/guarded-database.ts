import { constants, DatabaseSync, type StatementSync } from 'node:sqlite'
import { LeastRecent } from '../../least-recent.ts'
import { RefusedStatement } from '../sql/rules.ts'
import type { Statement } from '../sql/statement.ts'

const mostPrepared = 200

/** A storage file that can be read only, and only one table at a time. */
export class GuardedDatabase {
  readonly #database: DatabaseSync
  readonly #prepared = new LeastRecent<StatementSync>(mostPrepared)
  #table = ''

  constructor(path: string) {
    this.#database = new DatabaseSync(path, {
      readOnly: true,
      allowExtension: false,
      enableDoubleQuotedStringLiterals: false,
      timeout: 500,
      limits: {
        length: 16 * 1024 * 1024,
        sqlLength: 20_000,
        exprDepth: 250,
        compoundSelect: 1,
        vdbeOp: 50_000,
        functionArg: 2,
        attach: 0,
        likePatternLength: 1000,
        variableNumber: 1000,
        triggerDepth: 0,
      },
    })
    this.#database.enableDefensive(true)
    this.#database.setAuthorizer((action, first, second) => this.#permission(action, first, second))
  }

  /** The rows one after the other; throws `RefusedStatement` for what SQLite or its plan show to be more than a query of ours. */
  *rows(table: string, { sql, values }: Statement): Generator<Record<string, unknown>> {
    this.#table = table
    try {
      yield* this.#prepare(table, sql).iterate(...values)
    } catch (error) {
      // A statement that failed tells it again the next time.
      this.#prepared.delete(sql)
      throw error
    }
  }

  // Also asked when a table has changed and SQLite prepares a kept statement again, hence at every run.
  #permission(action: number, first: string | null, second: string | null): number {
    if (action === constants.SQLITE_SELECT) return constants.SQLITE_OK
    if (action === constants.SQLITE_READ && first === this.#table && second !== 'ROWID')
      return constants.SQLITE_OK
    if (action === constants.SQLITE_FUNCTION && (second === 'count' || second === 'like'))
      return constants.SQLITE_OK
    return constants.SQLITE_DENY
  }

  #prepare(table: string, sql: string): StatementSync {
    const statement = this.#prepared.get(sql) ?? this.#checked(table, sql)
    this.#prepared.set(sql, statement)
    return statement
  }

  #checked(table: string, sql: string): StatementSync {
    const plan = this.#database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()
    if (!isOnePass(plan, table)) throw new RefusedStatement('plan')
    return this.#database.prepare(sql)
  }
}

type PlanRow = Readonly<Record<string, unknown>>

const sorting = /^USE TEMP B-TREE FOR /

const severalIndexes = 'MULTI-INDEX OR'

/** Whether SQLite's plan reads one table once; several index searches that make up one OR are one. */
export function isOnePass(plan: readonly PlanRow[], table: string): boolean {
  const isPass = (detail: string) => new RegExp(`^(?:SCAN|SEARCH) ${table}(?: USING .*)?$`).test(detail)
  const isKnown = (detail: string) =>
    isPass(detail) || sorting.test(detail) || detail === severalIndexes || /^INDEX \d+$/.test(detail)
  const steps = plan.map(({ parent, detail }) => ({ isTop: parent === 0, detail: String(detail) }))
  const passes = steps.filter(({ isTop, detail }) => isTop && (isPass(detail) || detail === severalIndexes))
  return passes.length === 1 && steps.every(({ detail }) => isKnown(detail))
}
