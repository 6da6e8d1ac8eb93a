import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawColumns, drawHead, drawMarks } from '../draw-head.server.ts'
import { drawTable, rowHeight } from '../draw-lines.server.ts'
import type { Line } from '../lines.server.ts'
import { type Look, looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'

export type Slip = {
  /** « 2026-0418 » */
  readonly number: string
  readonly orderedOn: string
  readonly way: string
  readonly to: readonly string[]
  readonly note: string | undefined
  readonly lines: readonly { label: string; detail: string | undefined; quantity: number }[]
}

export type SlipsDocument = {
  readonly club: string
  readonly drawnOn: string
  readonly slips: readonly Slip[]
}

const whole = paper.right - paper.left
const quantityAt = 470
const boxAt = paper.right - 12

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
  drawPieces(sheet, lines)
  if (note === undefined) return
  sheet.y += 16
  sheet.paragraph(sheet.lines(`Précision\u00a0: ${note}`, looks.text, whole))
}

type Row = { height: number; label: Line[]; quantity: Line[] }

function drawPieces(sheet: Sheet, lines: Slip['lines']): void {
  const rows = lines.map(({ label, detail = '', quantity }): Row => {
    const words = [
      ...sheet.lines(`${label} `, looks.strong, quantityAt - 60 - paper.left),
      ...sheet.lines(detail, looks.detail, quantityAt - 60 - paper.left),
    ]
    return {
      height: rowHeight([words]),
      label: words,
      quantity: sheet.lines(`${quantity}`, looks.strongAmount, 60),
    }
  })
  const headings = [
    { text: 'Article ', x: paper.left },
    { text: 'Quantité ', x: quantityAt, align: 'right' as const },
    { text: 'Mis', x: paper.right, align: 'right' as const },
  ]
  drawTable(sheet, headings, rows, ({ height, label, quantity }, table) => {
    sheet.makeRoom(height)
    const row = sheet.open(table, 'TR')
    const top = sheet.y + 6
    sheet.open(row, 'TD').add(() => void sheet.write(label, paper.left, top))
    sheet.open(row, 'TD').add(() => void sheet.write(quantity, quantityAt, top, 'right'))
    sheet.decorate(() =>
      sheet.pdf
        .rect(boxAt, top + 2, 11, 11)
        .lineWidth(0.8)
        .stroke('#060f14'),
    )
    sheet.y += height
    sheet.rule()
  })
}
