import { publishedRow } from '../../database/published-form.ts'
import type { ColumnKind } from '../../shape.ts'
import { RefusedStatement, rules, type Rule } from '../sql/rules.ts'
import type { Statement } from '../sql/statement.ts'
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

type Kinds = Readonly<Record<string, ColumnKind>>

export type Question = Statement & { readonly table: string; readonly kinds?: Kinds | undefined }

export type Reply = { readonly milliseconds: number } & (
  | { readonly json: Buffer }
  | { readonly refusedBy: string }
  | { readonly failure: string }
)

// The parent ends this process by leaving: the terminal's Ctrl C would take a question away unanswered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const database = new GuardedDatabase(process.argv[2] ?? '')
process.on('message', (question: Question) => process.send?.(replyTo(question)))
process.send?.('ready')

function replyTo({ table, kinds, ...statement }: Question): Reply {
  const start = performance.now()
  const milliseconds = () => Math.round(performance.now() - start)
  try {
    return { json: rowsAsJson(database.rows(table, statement), kinds), milliseconds: milliseconds() }
  } catch (error) {
    const rule = refusalOf(error)
    const said = rule ? { refusedBy: rules[rule] } : { failure: String(error) }
    return { ...said, milliseconds: milliseconds() }
  }
}

function rowsAsJson(rows: Iterable<Record<string, unknown>>, kinds?: Kinds): Buffer {
  const pieces: Buffer[] = []
  let bytes = 0
  for (const row of rows) {
    if (pieces.length === mostRows) throw new RefusedStatement('rows')
    const json = kinds ? publishedRow(row, kinds) : JSON.stringify(row)
    const piece = Buffer.from(`${pieces.length === 0 ? '[' : ','}${json}`)
    bytes += piece.length
    if (bytes > mostBytes) throw new RefusedStatement('bytes')
    pieces.push(piece)
  }
  pieces.push(Buffer.from(pieces.length === 0 ? '[]' : ']'))
  return Buffer.concat(pieces)
}

function refusalOf(error: unknown): Rule | undefined {
  if (error instanceof RefusedStatement) return error.rule
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return byCode[error.errcode & 0xff] ?? byWords.find(([words]) => words.test(error.message))?.[1]
}
