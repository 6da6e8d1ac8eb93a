import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Answer } from '#app/domain/competitions/answers/answer.ts'

/** What somebody answered; nothing when they did not. */
export type Mark = Answer | undefined

type DrawMarked = (mark: Mark) => ReactElement

/** Leaves a place for what changes with the answer of whoever looks. @param key of the entry it is about */
export type Slot = (key: string, draw: DrawMarked) => ReactElement

type Part = { readonly key: string; readonly draw: DrawMarked; readonly drawn: Map<Mark, Buffer> }

const place = /<template data-part="(\d+)"><\/template>/g

/**
 * HTML drawn once for everybody, with places for what changes with one's own answers. Each of those is drawn once for
 * each answer, when it is first wanted: filling the places is joining bytes.
 */
export class Frame {
  /** Bytes it holds, as near as matters. */
  readonly weight: number
  readonly #start: Buffer
  readonly #parts: readonly (Part & { readonly textAfter: Buffer })[]

  /** @param bytesOfPart what a part weighs, drawn for the answers it is wanted for */
  constructor(bytesOfPart: number, element: (slot: Slot) => ReactElement) {
    const parts: Part[] = []
    const html = renderToStaticMarkup(
      element((key, draw) => {
        parts.push({ key, draw, drawn: new Map() })
        return <template key={parts.length} data-part={parts.length - 1} />
      }),
    )
    // Texts and numbers of parts in turn, a text first and last.
    const [start = '', ...rest] = html.split(place)
    this.#start = Buffer.from(start)
    this.#parts = rest.flatMap((number, index) => {
      const part = index % 2 === 0 ? parts[Number(number)] : undefined
      return part ? [{ ...part, textAfter: Buffer.from(rest[index + 1] ?? '') }] : []
    })
    this.weight = html.length + this.#parts.length * bytesOfPart
  }

  filledWith(marks: ReadonlyMap<string, Answer>): Buffer {
    const pieces = [this.#start]
    for (const { key, draw, drawn, textAfter } of this.#parts) {
      const mark = marks.get(key)
      const known = drawn.get(mark) ?? Buffer.from(renderToStaticMarkup(draw(mark)))
      drawn.set(mark, known)
      pieces.push(known, textAfter)
    }
    return Buffer.concat(pieces)
  }
}
