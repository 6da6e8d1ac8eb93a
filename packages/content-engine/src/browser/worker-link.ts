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

export type WorkerLink = ReturnType<typeof linkTo>

/** Asks a worker, and hears what it says by itself. `close` ends it: what was asked is refused. */
export function linkTo(worker: ContentWorker, { onSearchable, onFailed }: WorkerLinkOptions) {
  const pending = new Map<number, Pending>()
  let count = 0

  function close(): void {
    worker.terminate()
    for (const { reject } of pending.values()) reject(new WorkerProblem('the worker has ended'))
    pending.clear()
  }

  worker.addEventListener('message', ({ data: message }) => {
    if ('searchable' in message) return onSearchable(message.searchable)
    const asked = pending.get(message.id)
    pending.delete(message.id)
    if ('problem' in message) asked?.reject(new WorkerProblem(message.problem, message.status))
    else asked?.resolve(message.answer as never)
  })
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, (event) => {
      event.preventDefault()
      close()
      onFailed()
    })
  return {
    close,
    ask<Each extends Kind>(kind: Each, asked: Asked[Each]): Promise<Answered[Each]> {
      const id = ++count
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id, kind, asked } as Question)
      return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
    },
  }
}
