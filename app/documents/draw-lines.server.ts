import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { drawLine, rowOf } from './draw-line.server.ts'
import { columns, looks, paper } from './look.ts'
import type { Element, Sheet } from './sheet.server.ts'

type Heading = { text: string; x: number; align: 'left' | 'right' }

const heightOfHeadings = 17

/** The lines, over as many pages as they take; the headings stand on each. */
export function drawLines(sheet: Sheet, { lines, vat }: AccountingDocument): void {
  const headings = headingsOf(vat.included !== undefined)
  const rows = lines.map((line) => rowOf(sheet, line))
  sheet.makeRoom(heightOfHeadings + (rows[0]?.height ?? 0))
  const table = sheet.open(sheet.root, 'Table')
  drawHeadings(sheet, headings, table)
  sheet.atHeadOfPage = () => repeatHeadings(sheet, headings)
  for (const row of rows) drawLine(sheet, table, row)
  sheet.atHeadOfPage = () => undefined
}

function headingsOf(hasVat: boolean): Heading[] {
  const taxed = hasVat ? ' TTC' : ''
  return [
    { text: 'Désignation', x: paper.left, align: 'left' },
    { text: 'Quantité', x: columns.quantity, align: 'right' },
    { text: `Prix unitaire${taxed}`, x: columns.unitPrice, align: 'right' },
    { text: `Total${taxed}`, x: columns.total, align: 'right' },
  ]
}

function drawHeadings(sheet: Sheet, headings: Heading[], table: Element): void {
  const row = sheet.open(table, 'TR')
  for (const heading of headings)
    sheet.open(row, 'TH', { scope: 'Column' }).add(() => writeHeading(sheet, heading))
  underline(sheet)
}

/** The table goes on: its headings are seen again, not heard again. */
function repeatHeadings(sheet: Sheet, headings: Heading[]): void {
  sheet.decorate(() => {
    for (const heading of headings) writeHeading(sheet, heading)
  })
  underline(sheet)
}

function writeHeading(sheet: Sheet, { text, x, align }: Heading): void {
  sheet.write(sheet.lines(text, looks.small, paper.width), x, sheet.y, align)
}

function underline(sheet: Sheet): void {
  sheet.y += heightOfHeadings
  sheet.rule({ ink: 'ink', thickness: 0.8 })
}
