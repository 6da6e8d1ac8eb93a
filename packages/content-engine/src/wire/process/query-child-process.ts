import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { frameOf, FrameReader, type Frame } from './frames.ts'
import type { Question } from './query-child.ts'

export type QueryChild = {
  ask: (question: Question) => void
  end: () => void
  kill: () => void
  ended: Promise<void>
}

type Listeners = {
  readonly onBytes: () => void
  readonly onFrame: (frame: Frame) => void
  readonly onEnd: (words: string) => void
}

const script = fileURLToPath(import.meta.url.replace(/query-child-process(?=\.[jt]s$)/, 'query-child'))

const megabytes = 64

const keptWords = 2000

/** Starts the process: little memory, no environment, and by Node's own permissions no writing and no process of its own. */
export function startQueryChild(storagePath: string, { onBytes, onFrame, onEnd }: Listeners): QueryChild {
  const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${megabytes}`]
  const child = spawn(process.execPath, [...flags, script, storagePath], { env: {}, windowsHide: true })
  const frames = new FrameReader()
  let words = ''
  child.stdout.on('data', (piece: Buffer) => {
    onBytes()
    for (const frame of frames.read(piece)) onFrame(frame)
  })
  child.stderr.on('data', (piece: Buffer) => (words = (words + piece.toString()).slice(-keptWords)))
  // It may die while it is being written to; that it died is told by `close`.
  child.stdin.on('error', () => undefined)
  child.on('error', (error) => (words = String(error)))
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      onEnd(words)
      resolve()
    })
  })
  return {
    ask(question) {
      // Questions of the same moment leave together: each writing wakes the other process.
      if (child.stdin.writableCorked === 0) {
        child.stdin.cork()
        setImmediate(() => child.stdin.uncork())
      }
      child.stdin.write(frameOf('question', JSON.stringify(question)))
    },
    end: () => void child.stdin.end(),
    kill: () => void child.kill('SIGKILL'),
    ended,
  }
}

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
    setImmediate(() => {
      if (this.#timer && this.#startedAt === startedAt) this.#onOver()
    })
  }
}
