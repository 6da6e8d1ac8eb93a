export type ReadyQuestion = {
  readonly path: string
  readonly address: string
  readonly knows: (tag: string) => boolean
}

type Tagged = { readonly tag: string; readonly headers: readonly (readonly [string, string])[] }

/** An answer made for machines that ask often. One `body` sent again and again is compressed once: pass the same object. */
export type ReadyAnswer =
  | (Tagged & { readonly status: 200; readonly body: Uint8Array<ArrayBuffer> })
  | (Tagged & { readonly status: 304 })
  | {
      readonly status: 404 | 429 | 503
      readonly text: string
      readonly headers: readonly (readonly [string, string])[]
    }

export type AnswerReady = (question: ReadyQuestion) => Promise<ReadyAnswer> | undefined
