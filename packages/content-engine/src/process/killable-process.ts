import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Why a question has no answer. */
export type Ending = {
  readonly endedBy: 'time' | 'memory' | 'busy' | 'unwanted'
  readonly milliseconds: number
}

type Waiting<Question, Answer> = {
  readonly question: Question
  readonly isWanted: () => boolean
  readonly resolve: (answer: Answer | Ending) => void
  readonly reject: (error: Error) => void
}

export type KillableProcessOptions = {
  readonly script: string
  readonly parameters?: readonly string[]
  /** Of JavaScript's own, in MB. */
  readonly mostMemory: number
  /** ms a question may take, and ms without one after which the process ends. */
  readonly longestRun: number
  readonly longestIdle: number
}

const mostWaiting = 1000

const keptWords = 2000

/** What a script sends once it listens, and of each question that it could not answer for a reason of its own. */
type Said<Answer> = Answer | 'ready' | { readonly failure: string }

/** Puts questions to a script in a process of its own, one after the other: what it cannot interrupt it can kill. By Node's permissions it writes nothing and starts nothing. It starts with the first question and ends after a while without one. */
export class KillableProcess<Question extends object, Answer extends object> {
  readonly #options: KillableProcessOptions
  readonly #living = new Set<ChildProcess>()
  readonly #waiting: Waiting<Question, Answer>[] = []
  #child: ChildProcess | undefined
  #isReady = false
  #running: Waiting<Question, Answer> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: KillableProcessOptions) {
    this.#options = options
  }

  async ask(question: Question, isWanted: () => boolean = () => true): Promise<Answer | Ending> {
    if (this.#isClosed) throw new Error('The process is closed')
    if (this.#waiting.length >= mostWaiting) return { endedBy: 'busy', milliseconds: 0 }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, isWanted, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#leave()
    await Promise.all([...this.#living].map((child) => child.kill('SIGKILL') && once(child, 'exit')))
    this.#failAll(new Error('The process is closed'))
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    if (this.#waiting.length > 0) this.#child ??= this.#start()
    if (!this.#isReady) return
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isWanted()) return this.#run(next)
      next.resolve({ endedBy: 'unwanted', milliseconds: 0 })
    }
    this.#timer = setTimeout(() => this.#leave()?.disconnect(), this.#options.longestIdle)
  }

  #start(): ChildProcess {
    const { script, parameters = [], mostMemory } = this.#options
    const child = fork(script, parameters, {
      execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${mostMemory}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#living.add(child)
    let words = ''
    child.stderr?.on('data', (piece: Buffer) => (words = (words + piece.toString()).slice(-keptWords)))
    child.on('error', (error) => (words = String(error)))
    child.on('message', (said: Said<Answer>) => child === this.#child && this.#hear(said))
    // A child that was disconnected from here never closes.
    child.once('exit', () => this.#living.delete(child))
    child.once('close', () => child === this.#child && this.#died(words))
    return child
  }

  #run(next: Waiting<Question, Answer>): void {
    this.#running = next
    this.#child?.send(next.question)
    this.#watch(next)
  }

  // Time in which this process itself was held up does not count: an answer that came meanwhile could not be read.
  #watch(running: Waiting<Question, Answer>): void {
    const startedAt = performance.now()
    this.#timer = setTimeout(() => {
      if (performance.now() - startedAt > this.#options.longestRun * 1.2) return this.#watch(running)
      setImmediate(() => this.#running === running && this.#endRunning())
    }, this.#options.longestRun)
  }

  #endRunning(): void {
    this.#leave()?.kill('SIGKILL')
    this.#settle({ endedBy: 'time', milliseconds: this.#options.longestRun })
  }

  #hear(said: Said<Answer>): void {
    this.#isReady = true
    if (said === 'ready') return this.#next()
    if (!('failure' in said)) return this.#settle(said)
    this.#running?.reject(new Error(said.failure))
    this.#running = undefined
    this.#next()
  }

  #settle(answer: Answer | Ending): void {
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
    if (hadStarted) this.#settle({ endedBy: 'memory', milliseconds: this.#options.longestRun })
    else this.#failAll(new Error(`The process did not start: ${words}`))
  }

  #failAll(error: Error): void {
    const all = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)]
    this.#running = undefined
    for (const { reject } of all) reject(error)
  }
}
