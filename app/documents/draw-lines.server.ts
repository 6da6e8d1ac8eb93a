import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import type { Line } from './lines.server.ts'
import { columns, type Look, looks, paper } from './look.ts'
import type { Element, Sheet } from './sheet.server.ts'
import { writeAmount } from './words.ts'

type Heading = { text: string; x: number; align: 'left' | 'right' }

const heightOfHeadings = 17

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

type Amount = { text: string; x: number; look: Look }

type Row = { label: Line[]; amounts: Amount[]; height: number }

const space = 6

const tallest = 300

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
    height: Math.min(Math.max(heightOf(lines), looks.amount.lead) + space * 2, tallest),
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

function heightOf(lines: Line[]): number {
  return lines.reduce((sum, { look }) => sum + look.lead, 0)
}
