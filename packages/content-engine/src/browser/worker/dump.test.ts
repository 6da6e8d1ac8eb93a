import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import type { Cell } from '../../database/cells.ts'
import { dumpOf } from '../../database/dump.ts'
import { columnsOf, createTableSql } from '../../shape.ts'
import { collections } from '../fixtures/readings.ts'
import { readingOf, DumpRefused, wholeLines } from './dump-reading.ts'

const { seances } = collections
// Text columns would turn numbers into text: these take any value.
const shape = {
  ...seances,
  columns: { day: 'number', minutes: 'number', isOpen: 'boolean', labels: 'number' },
} as const
const columns = columnsOf(shape).size
const version = 'v3.5.0--abcDEF_-123'

const folder = mkdtempSync(join(tmpdir(), 'allure-dump-'))
afterAll(() => rmSync(folder, { recursive: true }))

const anyCell = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    "'",
    "''",
    '\n',
    '\r\n',
    '\0',
    "a'\n'b",
    ' || char(10) || ',
    "', NULL, '",
    '-- end v',
    'é’𝄞',
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter(isNumberOfJson),
  fc.constant(null),
)
// Integers beyond these never come out of a file: they could not be told from their neighbours.
function isNumberOfJson(number: number): boolean {
  return !Object.is(number, -0) && (!Number.isInteger(number) || Number.isSafeInteger(number))
}

const anyRows = fc.array(fc.array(anyCell, { minLength: columns - 1, maxLength: columns - 1 }), {
  maxLength: 6,
})

/** The dump of a table with these rows, which get an `id` of their own. */
function dumpWith(rows: readonly (readonly Cell[])[]): string {
  const path = join(folder, `${Math.random()}.sqlite`)
  const database = new DatabaseSync(path)
  database.exec(createTableSql(shape))
  for (const [index, cells] of rows.entries()) {
    const places = Array.from({ length: columns }, () => '?').join(', ')
    database.prepare(`INSERT INTO "_content_seances" VALUES (${places})`).run(`id-${index}`, ...cells)
  }
  database.close()
  return [...dumpOf(path, shape, version)].join('')
}

async function rowsOf(dump: string, cut = 64): Promise<readonly (readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = []
  const reading = readingOf(shape, version, (values) => rows.push(values))
  for await (const lines of wholeLines(streamOf(new TextEncoder().encode(dump), cut)))
    for (const line of lines) reading.read(line)
  expect(reading.end()).toBe(rows.length)
  return rows
}

function streamOf(bytes: Uint8Array<ArrayBuffer>, cut: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += cut) controller.enqueue(bytes.slice(at, at + cut))
      controller.close()
    },
  })
}

describe('a dump', () => {
  it('gives the rows that were written into it', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 300 }), async (rows, cut) => {
        const dump = dumpWith(rows)
        const stored = new DatabaseSync(':memory:')
        stored.exec(dump)
        const expected = stored.prepare('SELECT * FROM "_content_seances" ORDER BY rowid').all()
        stored.close()
        const read = await rowsOf(dump, cut)
        expect(read.map(withAffinity)).toEqual(expected.map((row) => Object.values(row)))
      }),
      { numRuns: 150 },
    )
  })

  it('is refused when any part of its end is missing', async () => {
    const dump = dumpWith([
      Array.from({ length: columns - 1 }, (_, index) => `texte ${index}'\n’`),
      Array.from({ length: columns - 1 }, () => null),
    ])
    expect(await rowsOf(dump)).toHaveLength(2)
    for (let length = 0; length < dump.length; length += 1)
      await expect(rowsOf(dump.slice(0, length), 4096), dump.slice(0, length)).rejects.toThrow(DumpRefused)
  })

  it('is refused when any line is missing', async () => {
    const lines = dumpWith([
      Array.from({ length: columns - 1 }, () => 'a'),
      Array.from({ length: columns - 1 }, () => 'b'),
    ]).split('\n')
    for (let index = 0; index < lines.length - 1; index += 1)
      await expect(rowsOf(lines.toSpliced(index, 1).join('\n'))).rejects.toThrow(DumpRefused)
  })

  it.each([
    ['another version', (dump: string) => dump.replace(version, 'v3.5.0--other')],
    ['another end', (dump: string) => dump.replace(`-- end ${version}`, '-- end v3.5.0--other')],
    ['another collection', (dump: string) => dump.replace(`${version} seances`, `${version} carnet`)],
    ['other columns', (dump: string) => dump.replace('"title" TEXT', '"titre" TEXT')],
    ['more after its end', (dump: string) => `${dump}DROP TABLE "_content_seances";\n`],
    ['another statement', (dump: string) => dump.replace('INSERT INTO', 'DELETE FROM')],
    ['another table', (dump: string) => dump.replace('INTO "_content_seances"', 'INTO "sqlite_master"')],
    [
      'a second statement',
      (dump: string) => dump.replace("'b');", '\'b\'); DELETE FROM "_content_seances";'),
    ],
    ['an expression', (dump: string) => dump.replace("'b')", "(SELECT 'b'))")],
    ['a function', (dump: string) => dump.replace("'b')", "load_extension('b'))")],
    ['another character', (dump: string) => dump.replace("'b')", "'b' || char(39) || 'c')")],
    ['a value less', (dump: string) => dump.replace(", 'b')", ')')],
    ['a value more', (dump: string) => dump.replace("'b')", "'b', 1)")],
    ['an open text', (dump: string) => dump.replace("'b')", "'b)")],
    ['no number of rows', (dump: string) => dump.replace('seances 1\n', 'seances many\n')],
  ])('with %s is refused', async (_, change) => {
    const dump = dumpWith([[...Array.from({ length: columns - 2 }, () => 'a'), 'b']])
    const changed = change(dump)
    expect(changed).not.toBe(dump)
    await expect(rowsOf(changed)).rejects.toThrow(DumpRefused)
  })

  it('of broken UTF-8 is refused', async () => {
    const bytes = new TextEncoder().encode(dumpWith([Array.from({ length: columns - 1 }, () => 'a')]))
    bytes[bytes.length - 40] = 0xff
    const reading = wholeLines(streamOf(bytes, 64))
    await expect(Array.fromAsync(reading)).rejects.toThrow(TypeError)
  })
})

// What SQLite does with a value on its way into a column of text or numbers.
function withAffinity(values: readonly Cell[]): readonly unknown[] {
  const database = new DatabaseSync(':memory:')
  database.exec(createTableSql(shape))
  const places = values.map(() => '?').join(', ')
  database.prepare(`INSERT INTO "_content_seances" VALUES (${places})`).run(...values)
  const row = database.prepare('SELECT * FROM "_content_seances"').get()
  database.close()
  return Object.values(row ?? {})
}
