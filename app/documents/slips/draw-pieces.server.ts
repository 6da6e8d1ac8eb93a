import { drawTable, rowHeight } from '../draw-lines.server.ts'
import type { Line } from '../lines.server.ts'
import { looks, paper } from '../look.ts'
import type { Sheet } from '../sheet.server.ts'

export type PiecesLine = {
  readonly label: string
  readonly detail: string | undefined
  readonly quantity: number
}

const quantityAt = 470
const boxAt = paper.right - 12

type Row = { height: number; label: Line[]; quantity: Line[] }

/** Pieces with their number and a box to tick. @param done what the box says */
export function drawPieces(sheet: Sheet, lines: readonly PiecesLine[], done: string): void {
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
    { text: done, x: paper.right, align: 'right' as const },
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
