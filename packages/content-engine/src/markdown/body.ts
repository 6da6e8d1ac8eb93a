import type { Root } from 'hast'

/** A heading of the text, with those below it. `depth` is 2 to 4, `id` its anchor. */
export type TocEntry = {
  readonly id: string
  readonly depth: number
  readonly text: string
  readonly children: readonly TocEntry[]
}

/** A document's text, parsed: sanitised hast, its table of contents, its length in words. */
export type Body = { readonly root: Root; readonly toc: readonly TocEntry[]; readonly words: number }

export const emptyBody: Body = { root: { type: 'root', children: [] }, toc: [], words: 0 }
