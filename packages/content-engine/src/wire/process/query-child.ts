import { readSync, writeSync } from 'node:fs'
import { RefusedStatement, rules, type Rule } from '../sql/rules.ts'
import type { Statement } from '../sql/statement.ts'
import { FrameReader, frameHead, frameOf } from './frames.ts'
import { GuardedDatabase } from './guarded-database.ts'

const byCode: Readonly<Record<number, Rule>> = {
  7: 'memory',
  13: 'memory',
  18: 'bytes',
  20: 'limit',
  23: 'access',
  25: 'complexity',
}

const byWords: readonly (readonly [RegExp, Rule])[] = [
  [/prohibited|not authorized/, 'access'],
  [/^no such column/, 'column'],
  [/too (large|many|complex|big|deep)|overflow/, 'complexity'],
]

const mostRows = 10_000

const mostBytes = 16 * 1024 * 1024

export type Question = Statement & { readonly table: string }

const [input, output] = [0, 1]

// The parent ends this process by closing its input: the terminal's Ctrl C would take a question away unanswered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const database = new GuardedDatabase(process.argv[2] ?? '')
write(frameOf('ready', ''))
for (const { body } of questions()) answer(JSON.parse(body.toString()))

function* questions() {
  const frames = new FrameReader()
  const piece = Buffer.allocUnsafe(64 * 1024)
  for (let bytes = readInto(piece); bytes > 0; bytes = readInto(piece))
    yield* frames.read(Buffer.from(piece.subarray(0, bytes)))
}

function readInto(piece: Buffer): number {
  try {
    return readSync(input, piece)
  } catch (error) {
    // Windows says so where others read nothing.
    if (error instanceof Error && 'code' in error && error.code === 'EOF') return 0
    throw error
  }
}

function answer({ table, ...statement }: Question): void {
  const start = performance.now()
  try {
    const pieces = rowsAsJson(database.rows(table, statement))
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0)
    write(Buffer.concat([frameHead('rows', bytes, performance.now() - start), ...pieces]))
  } catch (error) {
    const rule = refusalOf(error)
    const words = rule ? rules[rule] : String(error)
    const body = Buffer.from(words)
    write(frameHead(rule ? 'refusal' : 'failure', body.length, performance.now() - start))
    write(body)
  }
}

function write(bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(output, bytes, written)
}

function rowsAsJson(rows: Iterable<Record<string, unknown>>): Buffer[] {
  const pieces: Buffer[] = []
  let bytes = 0
  for (const row of rows) {
    if (pieces.length === mostRows) throw new RefusedStatement('rows')
    const piece = Buffer.from(`${pieces.length === 0 ? '[' : ','}${JSON.stringify(row)}`)
    bytes += piece.length
    if (bytes > mostBytes) throw new RefusedStatement('bytes')
    pieces.push(piece)
  }
  pieces.push(Buffer.from(pieces.length === 0 ? '[]' : ']'))
  return pieces
}

function refusalOf(error: unknown): Rule | undefined {
  if (error instanceof RefusedStatement) return error.rule
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return byCode[error.errcode & 0xff] ?? byWords.find(([words]) => words.test(error.message))?.[1]
}
