import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../collection.ts'
import type { Cell } from '../database/cells.ts'
import type { Clause } from '../query/operators.ts'
import { createTableSql, insertSql, wholeTableOf } from '../shape.ts'

export type Reading = { readonly collection: string; readonly where: Clause }

const recording = new AsyncLocalStorage<Map<string, Reading>>()

export async function recordReadings<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly readings: readonly Reading[] }> {
  const readings = new Map<string, Reading>()
  const result = await recording.run(readings, run)
  return { result, readings: [...readings.values()] }
}

export function noteReading(collection: string, where: Clause): void {
  const readings = recording.getStore()
  readings?.set(`${collection} ${where.sql} ${JSON.stringify(where.values)}`, { collection, where })
}

type ChangedRow = Readonly<Record<string, Cell>>

// More documents than this at once: whatever reads their collection is taken to be touched.
const MOST_ROWS = 200

export class ContentChange {
  readonly #rows = new Map<Collection, ChangedRow[]>()
  readonly #answers = new Map<string, boolean>()

  add(collection: Collection, read: () => ChangedRow | undefined): void {
    const rows = this.#rows.get(collection) ?? []
    this.#rows.set(collection, rows)
    const row = rows.length <= MOST_ROWS ? read() : undefined
    if (row) rows.push(row)
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  get collections(): readonly string[] {
    return [...this.#rows.keys()].map(({ name }) => name)
  }

  ids(collection: string): readonly string[] {
    const rows = [...this.#rows].flatMap(([{ name }, changed]) => (name === collection ? changed : []))
    return [...new Set(rows.map(({ id }) => String(id)))]
  }

  touches(reading: Reading): boolean {
    const found = [...this.#rows].find(([{ name }]) => name === reading.collection)
    if (!found) return false
    const [collection, rows] = found
    if (rows.length > MOST_ROWS) return true
    const key = `${collection.name} ${reading.where.sql} ${JSON.stringify(reading.where.values)}`
    const answer = this.#answers.get(key) ?? fits(collection, rows, reading)
    this.#answers.set(key, answer)
    return answer
  }
}

function fits(collection: Collection, rows: readonly ChangedRow[], { where }: Reading): boolean {
  if (where.sql === '') return rows.length > 0
  using database = new DatabaseSync(':memory:')
  const table = wholeTableOf(collection)
  database.exec(createTableSql(collection, table).replace(' PRIMARY KEY', ''))
  for (const row of rows) database.prepare(insertSql(table, Object.keys(row))).run(...Object.values(row))
  const sql = `SELECT 1 FROM "${table}" WHERE ${where.sql} LIMIT 1`
  return database.prepare(sql).get(...where.values) !== undefined
}
