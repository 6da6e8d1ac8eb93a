import { fileURLToPath } from 'node:url'
import { KillableProcess } from '../process/killable-process.ts'
import type { ColumnKind } from '../shape.ts'
import type { Question, Reply } from './process/query-child.ts'
import { rules } from './sql/rules.ts'
import { readStatement } from './sql/statement.ts'

type WireQuestion = {
  readonly table: string
  readonly sql: string
  /** Of the columns: rows are then told as their published client tells them. */
  readonly kinds?: Readonly<Record<string, ColumnKind>> | undefined
  readonly isWanted?: () => boolean
}

export type WireAnswer = { readonly milliseconds: number } & (
  | { readonly json: Buffer }
  | { readonly refusedBy: string }
)

export type QueryProcessOptions = {
  readonly storagePath: string
  readonly longestRun?: number
  readonly longestIdle?: number
}

const script = fileURLToPath(import.meta.url.replace(/query-process(?=\.[jt]s$)/, 'process/query-child'))

/** Runs visitors' statements in a process of its own, which ends after a minute without one. */
export class QueryProcess {
  readonly #process: KillableProcess<Question, Exclude<Reply, { failure: string }>>

  constructor({ storagePath, longestRun = 1000, longestIdle = 60_000 }: QueryProcessOptions) {
    this.#process = new KillableProcess({
      script,
      parameters: [storagePath],
      mostMemory: 64,
      longestRun,
      longestIdle,
    })
  }

  /** Answers the rows as a JSON array, without `kinds` of what SQLite holds (JSON as text, booleans 1/0), or the rule that was broken. */
  async ask({ table, sql, kinds, isWanted }: WireQuestion): Promise<WireAnswer> {
    const read = readStatement(sql, table)
    if ('refusedBy' in read) return { refusedBy: read.refusedBy, milliseconds: 0 }
    const answer = await this.#process.ask({ table, kinds, ...read.statement }, isWanted)
    if (!('endedBy' in answer)) return answer
    return { refusedBy: rules[answer.endedBy], milliseconds: answer.milliseconds }
  }

  close(): Promise<void> {
    return this.#process.close()
  }
}
