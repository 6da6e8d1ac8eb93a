import type { Cell } from '../../database/cells.ts'
import { columnsOf, createTableSql, tableOf, type CollectionShape } from '../../shape.ts'
import { dumpAddress } from '../wire.ts'

/** Reads the dump of a collection, line by line, and hands over its rows. Throws `DumpRefused` on anything else. */
export function readingOf(shape: CollectionShape, version: string, onRow: (values: readonly Cell[]) => void) {
  const start = `-- allure dump ${version} ${shape.name} `
  const table = `${createTableSql(shape)};`
  const insert = `INSERT INTO "${tableOf(shape)}" VALUES (`
  const columns = columnsOf(shape).size
  let next: 'start' | 'table' | 'rows' | 'nothing' = 'start'
  let announced = 0
  let rows = 0

  function readStart(line: string): void {
    if (!line.startsWith(start)) throw new DumpRefused('another version')
    const count = line.slice(start.length)
    if (!/^\d+$/.test(count)) throw new DumpRefused('no number of rows')
    announced = Number(count)
    next = 'table'
  }

  function readRow(line: string): void {
    if (line === `-- end ${version}`) return void (next = 'nothing')
    if (!line.startsWith(insert)) throw new DumpRefused('a line that is no row')
    const values = insertValues(line, insert.length)
    if (values.length !== columns) throw new DumpRefused('a row of another length')
    rows += 1
    onRow(values)
  }

  return {
    read(line: string): void {
      if (next === 'rows') return readRow(line)
      if (next === 'start') return readStart(line)
      if (next === 'nothing') throw new DumpRefused('more than a dump')
      if (line !== table) throw new DumpRefused('other columns')
      next = 'rows'
    },
    /** The number of rows; throws when lines are missing. */
    end(): number {
      if (next !== 'nothing') throw new DumpRefused('cut off')
      if (rows !== announced) throw new DumpRefused('rows are missing')
      return rows
    },
  }
}

const TEXT = "'[^']*(?:''[^']*)*'"

const VALUE = new RegExp(
  String.raw`NULL|(-?\d+(?:\.\d+)?(?:e[+-]\d+)?)|(${TEXT}(?: \|\| (?:char\((?:10|13|0)\) \|\| )?${TEXT})*)`,
  'y',
)

const PIECE = new RegExp(String.raw`(${TEXT})|char\((\d+)\)`, 'g')

function insertValues(line: string, start: number): readonly Cell[] {
  const values: Cell[] = []
  let at = start
  do {
    VALUE.lastIndex = at
    const [whole, number, text] = VALUE.exec(line) ?? []
    if (whole === undefined) throw new DumpRefused('a value that cannot be read')
    if (text !== undefined) values.push(textOf(text))
    else values.push(number === undefined ? null : Number(number))
    at += whole.length + 2
  } while (line.startsWith(', ', at - 2))
  if (line.slice(at - 2) !== ');') throw new DumpRefused('a row that cannot be read')
  return values
}

function textOf(written: string): string {
  const pieces = written
    .matchAll(PIECE)
    .map(([, text, code]) =>
      text === undefined ? String.fromCharCode(Number(code)) : text.slice(1, -1).replaceAll("''", "'"),
    )
  return [...pieces].join('')
}

/** A dump that is not what was asked for, whole; the message says why. Nothing of it is used. */
export class DumpRefused extends Error {
  override name = 'DumpRefused'
}

export class DumpDenied extends DumpRefused {
  override name = 'DumpDenied'
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

export async function fetchDump(
  fetch: typeof globalThis.fetch,
  shape: CollectionShape,
  version: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(dumpAddress(shape.name, version), {
    cache: shape.audience === 'members' ? 'no-store' : 'default',
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new DumpDenied(response.status)
  }
  if (!response.body) throw new DumpRefused('empty')
  return response.body
}

/** The lines of a stream of UTF-8, some at a time, without their ends. What follows the last line end is not a line. */
export async function* wholeLines(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly string[]> {
  const reader = bytes
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true, ignoreBOM: true }))
    .getReader()
  try {
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const [first = '', ...others] = read.value.split('\n')
      const last = others.pop()
      if (last === undefined) rest += first
      else {
        yield [rest + first, ...others]
        rest = last
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
