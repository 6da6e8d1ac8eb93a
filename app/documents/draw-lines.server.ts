import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import type { Line } from './lines.server.ts'
import { columns, type Look, looks, paper } from './look.ts'
import type { Element, Sheet } from './sheet.server.ts'
import { writeAmount } from './words.ts'

type Heading = { text: string; x: number; align?: 'left' | 'right' }

const heightOfHeadings = 17

/** A table whose headings come again at the head of each page, where they are not read aloud again. */
export function drawTable<Row extends { height: number }>(
  sheet: Sheet,
  headings: readonly Heading[],
  rows: readonly Row[],
  drawRow: (row: Row, table: Element) => void,
): void {
  const write = ({ text, x, align }: Heading) =>
    sheet.write(sheet.lines(text, looks.small, paper.width), x, sheet.y, align)
  const underline = () => {
    sheet.y += heightOfHeadings
    sheet.rule({ ink: 'ink', thickness: 0.8 })
  }
  sheet.makeRoom(heightOfHeadings + (rows[0]?.height ?? 0))
  const table = sheet.open(sheet.root, 'Table')
  const headingRow = sheet.open(table, 'TR')
  for (const heading of headings)
    sheet.open(headingRow, 'TH', { scope: 'Column' }).add(() => void write(heading))
  underline()
  sheet.atHeadOfPage = () => {
    sheet.decorate(() => headings.forEach(write))
    underline()
  }
  for (const row of rows) drawRow(row, table)
  sheet.atHeadOfPage = () => undefined
}

export function drawLines(sheet: Sheet, { lines, vat }: AccountingDocument): void {
  const rows = lines.map((line) => rowOf(sheet, line))
  drawTable(sheet, headingsOf(vat.included !== undefined), rows, (row, table) => drawLine(sheet, table, row))
}

function headingsOf(hasVat: boolean): Heading[] {
  const taxed = hasVat ? ' TTC' : ''
  return [
    { text: 'Désignation', x: paper.left },
    { text: 'Quantité', x: columns.quantity, align: 'right' },
    { text: `Prix unitaire${taxed}`, x: columns.unitPrice, align: 'right' },
    { text: `Total${taxed}`, x: columns.total, align: 'right' },
  ]
}

type Amount = { text: string; x: number; look: Look }

type Row = { label: Line[]; amounts: Amount[]; height: number }

const space = 6

const tallest = 300

/** How high a row of these cells is. */
export function rowHeight(cells: readonly (readonly Line[])[]): number {
  const heights = cells.map((lines) => lines.reduce((sum, { look }) => sum + look.lead, 0))
  return Math.min(Math.max(...heights) + space * 2, tallest)
}

function rowOf(sheet: Sheet, line: AccountingDocument['lines'][number]): Row {
  const { label, detail = '', quantity, unitPriceCents } = line
  const width = columns.label - paper.left
  const lines = [
    ...sheet.lines(`${label} `, looks.strong, width),
    ...sheet.lines(detail, looks.detail, width),
  ]
  return {
    label: lines,
    amounts: [
      { text: String(quantity), x: columns.quantity, look: looks.amount },
      { text: writeAmount(unitPriceCents), x: columns.unitPrice, look: looks.amount },
      { text: writeAmount(unitPriceCents * quantity), x: columns.total, look: looks.strongAmount },
    ],
    height: Math.max(rowHeight([lines]), looks.amount.lead + space * 2),
  }
}

function drawLine(sheet: Sheet, table: Element, { label, amounts, height }: Row): void {
  sheet.makeRoom(height)
  const row = sheet.open(table, 'TR')
  const cell = sheet.open(row, 'TD')
  const top = sheet.y + space
  const left = writeWhatFits(sheet, cell, label)
  for (const { text, x, look } of amounts)
    sheet.open(row, 'TD').add(() => {
      sheet.write(sheet.lines(text, look, paper.width), x, top, 'right')
    })
  sheet.y = Math.max(sheet.y, top + looks.amount.lead)
  goOn(sheet, cell, left)
  sheet.y += space
  sheet.rule()
}

function goOn(sheet: Sheet, cell: Element, label: Line[]): void {
  let left = label
  while (left.length > 0) {
    sheet.turn()
    left = writeWhatFits(sheet, cell, left)
  }
}

function writeWhatFits(sheet: Sheet, cell: Element, lines: Line[]): Line[] {
  const count = countFitting(lines, paper.bottom - sheet.y - space * 2)
  sheet.y += space
  cell.add(() => {
    sheet.y = sheet.write(lines.slice(0, count), paper.left, sheet.y)
  })
  return lines.slice(count)
}

function countFitting(lines: Line[], height: number): number {
  let room = height
  const first = lines.findIndex(({ look }) => {
    room -= look.lead
    return room < 0
  })
  return first < 0 ? lines.length : first
}
