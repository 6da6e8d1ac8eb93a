import { decodeRow, type RawRow } from '../../database/cells.ts'
import { fieldsSql } from '../../query/selection.ts'
import { createSearchIndex, indexDocument } from '../../search/search-index.ts'
import { sectionsOf } from '../../search/sections.ts'
import { columnsOf, tableOf, type CollectionShape } from '../../shape.ts'
import type { WasmDatabase } from './wasm-database.ts'

const LONGEST_STRETCH = 12

/** Lets messages be answered in the middle of long work: `if (pause.isDue) await pause.make()`. */
export class Pause {
  #since = performance.now()

  get isDue(): boolean {
    return performance.now() - this.#since >= LONGEST_STRETCH
  }

  async make(): Promise<void> {
    await nextTask()
    this.#since = performance.now()
  }
}

// Not `setTimeout`, which waits 4 ms each time it is called in a row.
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

const ROWS_AT_ONCE = 20

export type Loaded = { readonly shape: CollectionShape; readonly database: WasmDatabase }

/** Fills an index from loaded collections, letting others work in between. */
export async function buildSearchIndex(
  index: WasmDatabase,
  collections: readonly Loaded[],
  isWanted: () => boolean,
): Promise<boolean> {
  const pause = new Pause()
  createSearchIndex(index)
  index.run('BEGIN')
  for (const { shape, database } of collections) {
    for (const row of rowsOf(shape, database, isWanted)) {
      indexDocument(index, shape.name, String(row.id), sectionsOf(shape, row))
      if (pause.isDue) await pause.make()
    }
  }
  if (!isWanted()) return false
  index.run('COMMIT')
  return true
}

function* rowsOf(shape: CollectionShape, database: WasmDatabase, isWanted: () => boolean): Generator<RawRow> {
  const columns = columnsOf(shape)
  const sql = `SELECT rowid AS "_place", ${fieldsSql(columns.keys())} FROM "${tableOf(shape)}" WHERE rowid > ? ORDER BY rowid LIMIT ?`
  let place = 0
  while (isWanted()) {
    const rows = database.all(sql, [place, ROWS_AT_ONCE])
    for (const row of rows) {
      if (!isWanted()) return
      yield decodeRow(columns, row)
    }
    if (rows.length < ROWS_AT_ONCE) return
    place = Number(rows.at(-1)?._place)
  }
}
