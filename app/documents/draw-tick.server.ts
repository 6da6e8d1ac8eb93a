import { type Look, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'

const boxSize = 11
const textLeft = paper.left + boxSize + 12
const width = paper.right - textLeft

/** A box to tick with what is to know of it, on one page. */
export function drawTick(sheet: Sheet, texts: readonly (readonly [string, Look])[]): void {
  const words = texts.flatMap(([text, look]) => sheet.lines(text, look, width))
  const height = words.reduce((sum, { look }) => sum + look.lead, 0) + 16
  sheet.makeRoom(height)
  sheet.rule()
  const top = sheet.y + 8
  sheet.decorate(() =>
    sheet.pdf
      .rect(paper.left, top + 1, boxSize, boxSize)
      .lineWidth(0.8)
      .stroke(),
  )
  sheet.paragraph(words, textLeft, top)
  sheet.y = top - 8 + height
}
