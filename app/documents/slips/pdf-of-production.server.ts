import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawHead, drawMarks } from '../draw-head.server.ts'
import { looks } from '../look.ts'
import { Sheet } from '../sheet.server.ts'
import { drawPieces, type PiecesLine } from './draw-pieces.server.ts'

export type ProductionDocument = {
  readonly club: string
  readonly product: string
  /** When it closes and when it is due, in French. */
  readonly days: string
  readonly drawnOn: string
  readonly lines: readonly PiecesLine[]
}

/** What the maker is to make, a size a line: nobody is named. */
export async function pdfOfProduction({ club, product, days, drawnOn, lines }: ProductionDocument) {
  const head = 'À produire'
  const sheet = new Sheet({ title: `${head}, ${product}`, issuedOn: drawnOn })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  drawHead(sheet, { title: head, number: String(pieces), under: { text: product, y: 202 } })
  sheet.paragraph(sheet.lines(days, looks.text, 500))
  sheet.y += 14
  drawPieces(sheet, lines, 'Fait')
  drawMarks(sheet, { head: product, left: club, right: `${formatDay(drawnOn)} · ` })
  return sheet.finish()
}
