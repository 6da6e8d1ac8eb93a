import type { Cell } from '../../database/cell.ts'
import { createTableSql } from '../../database/collection-table.ts'
import { columnsOf, tableOf } from '../../shape.ts'
import type { CollectionShape } from '../../shape.ts'
import { DumpRefused } from './dump-refused.ts'
import { insertValues } from './insert-values.ts'

/**
 * Reads the dump of a collection line by line and hands over its rows. Throws `DumpRefused` on another version, other columns
 * than ours, and anything that is not a row; `end` throws when lines are missing.
 */
export class DumpReading {
  readonly #version: string
  readonly #start: string
  readonly #table: string
  readonly #insert: string
  readonly #columns: number
  readonly #onRow: (values: readonly Cell[]) => void
  #next: 'start' | 'table' | 'rows' | 'nothing' = 'start'
  #announced = 0
  #rows = 0

  constructor(shape: CollectionShape, version: string, onRow: (values: readonly Cell[]) => void) {
    this.#version = version
    this.#start = `-- allure dump ${version} ${shape.name} `
    this.#table = `${createTableSql(shape)};`
    this.#insert = `INSERT INTO "${tableOf(shape)}" VALUES (`
    this.#columns = columnsOf(shape).size
    this.#onRow = onRow
  }

  /** One line, without its end. */
  read(line: string): void {
    if (this.#next === 'rows') this.#readRow(line)
    else if (this.#next === 'start') this.#readStart(line)
    else if (this.#next === 'table') this.#readTable(line)
    else throw new DumpRefused('more than a dump')
  }

  /** The number of rows, once every line was read. */
  end(): number {
    if (this.#next !== 'nothing') throw new DumpRefused('cut off')
    if (this.#rows !== this.#announced) throw new DumpRefused('rows are missing')
    return this.#rows
  }

  #readStart(line: string): void {
    if (!line.startsWith(this.#start)) throw new DumpRefused('another version')
    const count = line.slice(this.#start.length)
    if (!/^\d+$/.test(count)) throw new DumpRefused('no number of rows')
    this.#announced = Number(count)
    this.#next = 'table'
  }

  #readTable(line: string): void {
    if (line !== this.#table) throw new DumpRefused('other columns')
    this.#next = 'rows'
  }

  #readRow(line: string): void {
    if (line === `-- end ${this.#version}`) {
      this.#next = 'nothing'
      return
    }
    if (!line.startsWith(this.#insert)) throw new DumpRefused('a line that is no row')
    const values = insertValues(line, this.#insert.length)
    if (values.length !== this.#columns) throw new DumpRefused('a row of another length')
    this.#rows += 1
    this.#onRow(values)
  }
}
