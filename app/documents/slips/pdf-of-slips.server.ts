import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawColumns, drawHead, drawMarks } from '../draw-head.server.ts'
import { type Look, looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'
import { drawPieces, type PiecesLine } from './draw-pieces.server.ts'

export type Slip = {
  /** « 2026-0418 » */
  readonly number: string
  readonly orderedOn: string
  readonly way: string
  readonly to: readonly string[]
  readonly note: string | undefined
  readonly lines: readonly PiecesLine[]
}

export type SlipsDocument = {
  readonly club: string
  readonly drawnOn: string
  readonly slips: readonly Slip[]
}

const whole = paper.right - paper.left

export async function pdfOfSlips({ club, drawnOn, slips }: SlipsDocument): Promise<Uint8Array> {
  const title = slips.length === 1 ? `Bon de livraison ${slips[0]?.number}` : 'Bons de livraison'
  const sheet = new Sheet({ title, issuedOn: drawnOn })
  for (const [index, slip] of slips.entries()) {
    if (index > 0) sheet.pdf.addPage()
    drawSlip(sheet, slip)
  }
  drawMarks(sheet, { head: title, left: club, right: `${formatDay(drawnOn)} · ` })
  return sheet.finish()
}

function drawSlip(sheet: Sheet, slip: Slip): void {
  const { number, orderedOn, way, to, note, lines } = slip
  drawHead(sheet, { title: 'Bon de livraison', number })
  const [name = '', ...address] = to
  const columns: [string, Look][][] = [
    [
      ['Pour', looks.small],
      [name, looks.strong],
      ...address.map((line): [string, Look] => [line, looks.text]),
    ],
    [
      ['Commandée le', looks.small],
      [formatDay(orderedOn), looks.strong],
    ],
    [
      ['Livraison', looks.small],
      [way, looks.strong],
    ],
  ]
  sheet.y = drawColumns(sheet, columns, sheet.y + 14) + 18
  drawPieces(sheet, lines, 'Mis')
  if (note === undefined) return
  sheet.y += 16
  sheet.paragraph(sheet.lines(`Précision\u00a0: ${note}`, looks.text, whole))
}
