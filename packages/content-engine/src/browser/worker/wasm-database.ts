import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SearchDatabase, SearchValue } from '../../search/search-database.ts'

const quiet = () => undefined

export const quietInMemory = {
  debug: quiet,
  log: quiet,
  warn: quiet,
  error: quiet,
  disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true, 'opfs-sahpool': true } },
}

type Row = Readonly<Record<string, unknown>>

const MOST_STATEMENTS = 100

export class WasmDatabase implements SearchDatabase {
  readonly #database: Database
  readonly #statements = new Map<string, PreparedStatement>()

  constructor({ oo1 }: Sqlite3Static) {
    this.#database = new oo1.DB(':memory:')
    this.#database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY')
  }

  run(sql: string, values: readonly SearchValue[] = []): void {
    this.#bound(sql, values).stepReset()
  }

  all(sql: string, values: readonly SearchValue[] = []): Row[] {
    const statement = this.#bound(sql, values)
    try {
      const names = statement.getColumnNames()
      const rows: Row[] = []
      while (statement.step()) {
        const cells = statement.get([])
        rows.push(Object.fromEntries(names.map((name, index) => [name, cells[index]])))
      }
      return rows
    } finally {
      statement.reset()
    }
  }

  close(): void {
    this.#forgetStatements()
    this.#database.close()
  }

  #bound(sql: string, values: readonly SearchValue[]): PreparedStatement {
    const statement = this.#statements.get(sql) ?? this.#prepared(sql)
    if (values.length > 0) statement.bind(values)
    return statement
  }

  #prepared(sql: string): PreparedStatement {
    if (this.#statements.size >= MOST_STATEMENTS) this.#forgetStatements()
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #forgetStatements(): void {
    for (const statement of this.#statements.values()) statement.finalize()
    this.#statements.clear()
  }
}
