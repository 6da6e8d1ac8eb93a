import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Question, Reply } from './process/query-child.ts'
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

const mostWaiting = 1000

const keptWords = 2000

const script = fileURLToPath(import.meta.url.replace(/query-process(?=\.[jt]s$)/, 'process/query-child'))

// Little memory, and by Node's own permissions no writing and no process of its own.
const flags = ['--permission', '--allow-fs-read=*', '--max-old-space-size=64']

/** Runs visitors' statements in a process of its own, one after the other: what it cannot interrupt it can kill. The process starts with the first and ends after a minute without one. */
export class QueryProcess {
  readonly #storagePath: string
  readonly #longestRun: number
  readonly #longestIdle: number
  readonly #living = new Set<ChildProcess>()
  readonly #waiting: Waiting[] = []
  #child: ChildProcess | undefined
  #isReady = false
  #running: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ storagePath, longestRun = 1000, longestIdle = 60_000 }: QueryProcessOptions) {
    this.#storagePath = storagePath
    this.#longestRun = longestRun
    this.#longestIdle = longestIdle
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
    this.#leave()
    await Promise.all([...this.#living].map((child) => child.kill('SIGKILL') && once(child, 'exit')))
    this.#failAll(new Error('The query process is closed'))
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    if (this.#waiting.length > 0) this.#child ??= this.#start()
    if (!this.#isReady) return
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isWanted()) return this.#run(next)
      next.resolve({ refusedBy: rules.unwanted, milliseconds: 0 })
    }
    this.#timer = setTimeout(() => this.#leave()?.disconnect(), this.#longestIdle)
  }

  #start(): ChildProcess {
    const child = fork(script, [this.#storagePath], {
      execArgv: flags,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#living.add(child)
    let words = ''
    child.stderr?.on('data', (piece: Buffer) => (words = (words + piece.toString()).slice(-keptWords)))
    child.on('error', (error) => (words = String(error)))
    child.on('message', (reply: Reply | 'ready') => child === this.#child && this.#hear(reply))
    // A child that was disconnected from here never closes.
    child.once('exit', () => this.#living.delete(child))
    child.once('close', () => child === this.#child && this.#died(words))
    return child
  }

  #run(next: Waiting): void {
    this.#running = next
    this.#child?.send(next.question)
    this.#watch(next)
  }

  // Time in which this process itself was held up does not count: an answer that came meanwhile could not be read.
  #watch(running: Waiting): void {
    const startedAt = performance.now()
    this.#timer = setTimeout(() => {
      if (performance.now() - startedAt > this.#longestRun * 1.2) return this.#watch(running)
      setImmediate(() => this.#running === running && this.#endRunning())
    }, this.#longestRun)
  }

  #endRunning(): void {
    this.#leave()?.kill('SIGKILL')
    this.#settle({ refusedBy: rules.time, milliseconds: this.#longestRun })
  }

  #hear(reply: Reply | 'ready'): void {
    this.#isReady = true
    if (reply === 'ready') return this.#next()
    if (!('failure' in reply)) return this.#settle(reply)
    this.#running?.reject(new Error(reply.failure))
    this.#running = undefined
    this.#next()
  }

  #settle(answer: WireAnswer): void {
    this.#running?.resolve(answer)
    this.#running = undefined
    this.#next()
  }

  #leave(): ChildProcess | undefined {
    const child = this.#child
    clearTimeout(this.#timer)
    this.#child = undefined
    this.#isReady = false
    return child
  }

  // Nobody told it to end: it died of what it was doing, or could not even start.
  #died(words: string): void {
    const hadStarted = this.#isReady
    this.#leave()
    if (hadStarted) this.#settle({ refusedBy: rules.memory, milliseconds: this.#longestRun })
    else this.#failAll(new Error(`The query process did not start: ${words}`))
  }

  #failAll(error: Error): void {
    const all = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)]
    this.#running = undefined
    for (const { reject } of all) reject(error)
  }
}
