import { RefusedStatement } from '../sql/rules.ts'
import type { Rule } from '../sql/rules.ts'

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

/** The rule behind an error of SQLite; `undefined` when it is not the statement's fault. */
export function refusalOf(error: unknown): Rule | undefined {
  if (error instanceof RefusedStatement) return error.rule
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return byCode[error.errcode & 0xff] ?? byWords.find(([words]) => words.test(error.message))?.[1]
}
