import type { RawRow } from '../database/cells.ts'
import type { Bound } from '../query/operators.ts'
import type { SearchAnswer } from '../search/search-result.ts'
import type { SearchOptions } from '../search/search.ts'

export type Asked = {
  load: { readonly collection: string; readonly version: string }
  rows: { readonly collection: string; readonly sql: string; readonly values: readonly Bound[] }
  search: { readonly query: string; readonly options: SearchOptions }
}

export type Answered = {
  load: number
  rows: readonly RawRow[]
  search: SearchAnswer | null
}

export type Kind = keyof Asked

export type Question = { [Each in Kind]: { id: number; kind: Each; asked: Asked[Each] } }[Kind]

export type Message =
  | { readonly id: number; readonly answer: Answered[Kind] }
  | { readonly id: number; readonly problem: string; readonly status: number | undefined }
  | { readonly searchable: readonly string[] }

export class WorkerProblem extends Error {
  override name = 'WorkerProblem'
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

export type ContentWorker = {
  postMessage(question: Question): void
  addEventListener(kind: 'message', listener: (event: { readonly data: Message }) => void): void
  addEventListener(
    kind: 'error' | 'messageerror',
    listener: (event: { preventDefault(): void }) => void,
  ): void
  terminate(): void
}

type WorkerLinkOptions = {
  readonly onSearchable: (collections: readonly string[]) => void
  readonly onFailed: () => void
}

type Pending = {
  readonly resolve: (answer: never) => void
  readonly reject: (problem: WorkerProblem) => void
}

export class WorkerLink {
  readonly #worker: ContentWorker
  readonly #options: WorkerLinkOptions
  readonly #pending = new Map<number, Pending>()
  #count = 0

  constructor(worker: ContentWorker, options: WorkerLinkOptions) {
    this.#worker = worker
    this.#options = options
    worker.addEventListener('message', ({ data }) => this.#hear(data))
    for (const kind of ['error', 'messageerror'] as const) {
      worker.addEventListener(kind, (event) => {
        event.preventDefault()
        this.close()
        options.onFailed()
      })
    }
  }

  ask<Each extends Kind>(kind: Each, asked: Asked[Each]): Promise<Answered[Each]> {
    this.#count += 1
    const id = this.#count
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    this.#worker.postMessage({ id, kind, asked } as Question)
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }))
  }

  close(): void {
    this.#worker.terminate()
    for (const { reject } of this.#pending.values()) reject(new WorkerProblem('the worker has ended'))
    this.#pending.clear()
  }

  #hear(message: Message): void {
    if ('searchable' in message) return this.#options.onSearchable(message.searchable)
    const pending = this.#pending.get(message.id)
    this.#pending.delete(message.id)
    if ('problem' in message) pending?.reject(new WorkerProblem(message.problem, message.status))
    else pending?.resolve(message.answer as never)
  }
}
