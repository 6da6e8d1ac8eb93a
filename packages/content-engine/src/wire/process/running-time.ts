/**
 * Watches how long something runs. Time in which this process itself was held up does not count: what came
 * meanwhile could not be read.
 */
export class RunningTime {
  readonly #limit: number
  readonly #onOver: () => void
  #timer: NodeJS.Timeout | undefined
  #startedAt = 0

  constructor(limit: number, onOver: () => void) {
    this.#limit = limit
    this.#onOver = onOver
  }

  start(): void {
    this.#startedAt = performance.now()
    if (this.#timer) this.#timer.refresh()
    else this.#timer = setTimeout(() => this.#look(), this.#limit)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #look(): void {
    const startedAt = this.#startedAt
    if (performance.now() - startedAt > this.#limit * 1.2) return this.start()
    // An answer may wait in the pipe: it is read before the next turn.
    setImmediate(() => {
      if (this.#timer && this.#startedAt === startedAt) this.#onOver()
    })
  }
}
