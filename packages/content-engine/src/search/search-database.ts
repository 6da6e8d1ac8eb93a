import type { DatabaseSync } from 'node:sqlite'
import { statementsOf } from '../database/statements.ts'

export type SearchValue = string | number | null

export type SearchDatabase = {
  run(sql: string, values?: readonly SearchValue[]): void
  all(sql: string, values?: readonly SearchValue[]): readonly Readonly<Record<string, unknown>>[]
}

export function searchDatabaseOf(database: DatabaseSync): SearchDatabase {
  const statement = statementsOf(database)
  return {
    run: (sql, values = []) => void statement(sql).run(...values),
    all: (sql, values = []) => statement(sql).all(...values),
  }
}
