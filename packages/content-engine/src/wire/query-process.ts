import type { Frame } from './process/frames.ts'
import { RunningTime, startQueryChild, type QueryChild } from './process/query-child-process.ts'
import type { Question } from './process/query-child.ts'
import { rules } from './sql/rules.ts'
import { readStatement } from './sql/statement.ts'

type WireQuestion = {
  readonly table: string
  readonly sql: string
  readonly isWanted?: () => boolean
}

export type WireAnswer = { readonly milliseconds: number } & (
  | { readonly json: Buffer }
  | { readonly refusedBy: string }
)

type Waiting = {
  readonly question: Question
  readonly isWanted: () => boolean
  readonly resolve: (answer: WireAnswer) => void
  readonly reject: (error: Error) => void
}

export type QueryProcessOptions = {
  readonly storagePath: string
  readonly longestRun?: number
  readonly longestIdle?: number
}

const mostAhead = 4
const mostWaiting = 1000

/** Runs statements of visitors in a process of its own, one after the other: what it cannot interrupt it can kill. */
class QueryProcess {
  readonly #options: QueryProcessOptions
  readonly #longestRun: number
  readonly #running: RunningTime
  readonly #waiting: Waiting[] = []
  readonly #asked: Waiting[] = []
  #child: QueryChild | undefined
  #idle: NodeJS.Timeout | undefined
  #isReady = false
  #isLeaving = false
  #isClosed = false

  constructor(options: QueryProcessOptions) {
    this.#options = options
    this.#longestRun = options.longestRun ?? 1000
    this.#running = new RunningTime(this.#longestRun, () => this.#endRunning())
  }

  /** Answers the rows as a JSON array of what SQLite holds (JSON as text, booleans 1/0), or the rule that was broken. */
  async ask({ table, sql, isWanted = () => true }: WireQuestion): Promise<WireAnswer> {
    if (this.#isClosed) throw new Error('The query process is closed')
    const read = readStatement(sql, table)
    if ('refusedBy' in read) return { refusedBy: read.refusedBy, milliseconds: 0 }
    if (this.#waiting.length >= mostWaiting) return { refusedBy: rules.busy, milliseconds: 0 }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question: { table, ...read.statement }, isWanted, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const child = this.#leave()
    child?.kill()
    await child?.ended
    this.#failAll(new Error('The query process is closed'))
  }

  #next(): void {
    clearTimeout(this.#idle)
    if (this.#waiting.length > 0) this.#child ??= this.#start()
    while (this.#isReady && this.#asked.length < mostAhead) {
      const next = this.#waiting.shift()
      if (!next) break
      if (next.isWanted()) this.#tell(next)
      else next.resolve({ refusedBy: rules.unwanted, milliseconds: 0 })
    }
    if (this.#isReady && this.#asked.length === 0) this.#rest()
  }

  #start(): QueryChild {
    this.#isLeaving = false
    return startQueryChild(this.#options.storagePath, {
      onBytes: () => this.#asked.length > 0 && this.#running.start(),
      onFrame: (frame) => this.#hear(frame),
      onEnd: (words) => this.#ended(words),
    })
  }

  #tell(next: Waiting): void {
    if (this.#asked.push(next) === 1) this.#running.start()
    this.#child?.ask(next.question)
  }

  #hear({ kind, milliseconds, body }: Frame): void {
    if (this.#isLeaving) return
    if (kind === 'ready') this.#isReady = true
    else {
      const first = this.#asked.shift()
      if (kind === 'rows') first?.resolve({ json: body, milliseconds })
      else if (kind === 'refusal') first?.resolve({ refusedBy: body.toString(), milliseconds })
      else first?.reject(new Error(body.toString()))
    }
    this.#next()
  }

  #rest(): void {
    this.#running.stop()
    this.#idle = setTimeout(() => {
      this.#leave()?.end()
    }, this.#options.longestIdle ?? 60_000)
  }

  #endRunning(): void {
    this.#refuseRunning(rules.time)
    this.#leave()?.kill()
  }

  #leave(): QueryChild | undefined {
    this.#isLeaving = true
    this.#isReady = false
    return this.#child
  }

  #ended(words: string): void {
    this.#running.stop()
    clearTimeout(this.#idle)
    this.#child = undefined
    // Nobody told it to end: it died of what it was doing, or could not even start.
    if (this.#isReady) this.#refuseRunning(rules.memory)
    else if (!this.#isLeaving) this.#failAll(new Error(`The query process did not start: ${words}`))
    this.#isReady = false
    this.#waiting.unshift(...this.#asked.splice(0))
    if (!this.#isClosed) this.#next()
  }

  #refuseRunning(refusedBy: string): void {
    this.#asked.shift()?.resolve({ refusedBy, milliseconds: this.#longestRun })
  }

  #failAll(error: Error): void {
    for (const { reject } of [...this.#asked.splice(0), ...this.#waiting.splice(0)]) reject(error)
  }
}

export type { QueryProcess }

export function openQueryProcess(options: QueryProcessOptions): QueryProcess {
  return new QueryProcess(options)
}
