import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LeastRecent } from '../least-recent.ts'

const MOST_STATEMENTS = 500

/** Prepares each statement of a database once, as long as it is among the last of them. */
export function statementsOf(database: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new LeastRecent<StatementSync>(MOST_STATEMENTS)
  return (sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}
