import type { DatabaseSync, StatementSync } from 'node:sqlite'

export type SearchValue = string | number | null

export type SearchDatabase = {
  run(sql: string, values?: readonly SearchValue[]): void
  all(sql: string, values?: readonly SearchValue[]): readonly Readonly<Record<string, unknown>>[]
}

const MOST_STATEMENTS = 100

export function searchDatabaseOf(database: DatabaseSync): SearchDatabase {
  const statements = new Map<string, StatementSync>()
  function statement(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MOST_STATEMENTS) statements.clear()
    const prepared = database.prepare(sql)
    statements.set(sql, prepared)
    return prepared
  }
  return {
    run: (sql, values = []) => void statement(sql).run(...values),
    all: (sql, values = []) => statement(sql).all(...values),
  }
}
