import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawHead, drawMarks } from '../draw-head.server.ts'
import { drawTick } from '../draw-tick.server.ts'
import { looks } from '../look.ts'
import { Sheet } from '../sheet.server.ts'

export type HandOverDocument = {
  /** What is handed over, when it is not all that is ready. */
  readonly product: string | undefined
  readonly drawnOn: string
  readonly lines: readonly {
    readonly name: string
    readonly number: string
    readonly pieces: readonly string[]
    /** « 54,00 € à encaisser » */
    readonly money: string | undefined
  }[]
}

/** Who is to be given what at training, a box each: what is ticked on paper is pressed later. */
export async function pdfOfHandOver({ product, drawnOn, lines }: HandOverDocument) {
  const head = 'Remise'
  const sheet = new Sheet({ title: [head, product].filter(Boolean).join(', '), issuedOn: drawnOn })
  const under = product === undefined ? undefined : { text: product, y: 202 }
  drawHead(sheet, { title: head, number: String(lines.length), under })
  for (const { name, number, pieces, money } of lines)
    drawTick(sheet, [
      [[name, number].filter(Boolean).join(', '), looks.strong],
      ...pieces.map((words) => [words, looks.text] as const),
      [money ?? '', looks.strong],
    ])
  drawMarks(sheet, { head, left: 'À détruire après la remise', right: `${formatDay(drawnOn)} · ` })
  return sheet.finish()
}
