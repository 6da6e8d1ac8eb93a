import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { createIndexesSql, createTableSql } from '../../database/collection-table.ts'
import { columnsOf, tableOf } from '../../shape.ts'
import type { CollectionShape } from '../../shape.ts'
import { DumpReading } from './dump-reading.ts'
import { Pause } from './pause.ts'
import { WasmDatabase } from './wasm-database.ts'
import { wholeLines } from './whole-lines.ts'

/** A database of its own for one collection, filled from its dump as the bytes arrive. All of it, or an error. */
export async function loadTable(
  sqlite: Sqlite3Static,
  shape: CollectionShape,
  version: string,
  dump: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<{ database: WasmDatabase; documents: number }> {
  const database = new WasmDatabase(sqlite)
  const places = Array.from(columnsOf(shape), () => '?').join(', ')
  const insert = `INSERT INTO "${tableOf(shape)}" VALUES (${places})`
  const reading = new DumpReading(shape, version, (values) => database.run(insert, values))
  try {
    database.run(createTableSql(shape))
    database.run('BEGIN')
    await readLines(dump, reading)
    const documents = reading.end()
    for (const sql of createIndexesSql(shape)) database.run(sql)
    database.run('COMMIT')
    database.run('PRAGMA query_only = 1')
    return { database, documents }
  } catch (error) {
    database.close()
    throw error
  }
}

async function readLines(dump: ReadableStream<Uint8Array<ArrayBuffer>>, reading: DumpReading): Promise<void> {
  const pause = new Pause()
  for await (const lines of wholeLines(dump)) {
    for (const line of lines) {
      reading.read(line)
      if (pause.isDue) await pause.make()
    }
  }
}
