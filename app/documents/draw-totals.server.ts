import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { writeAmount, writeRate } from './amounts.ts'
import { looks, paper } from './look.ts'
import type { Look } from './look.ts'
import type { Sheet } from './sheet.server.ts'

const left = 300
const tall = 150

/** What the lines come to, how, and what it says of VAT: kept together. */
export function drawTotals(sheet: Sheet, document: AccountingDocument): void {
  sheet.makeRoom(tall)
  sheet.y += 10
  for (const { label, cents } of sumsOf(document)) drawSum(sheet, label, cents)
  sheet.y += 6
  sheet.rule({ ink: 'ink', thickness: 0.8, from: left })
  drawTotal(sheet, document)
  drawVat(sheet, document)
}

function sumsOf({ kind, lines, deliveryCents, deductedCents }: AccountingDocument) {
  const goodsCents = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const sums = [{ label: 'Articles', cents: goodsCents }]
  if (kind === 'invoice' || deliveryCents > 0) sums.push({ label: 'Livraison', cents: deliveryCents })
  if (deductedCents > 0) sums.push({ label: 'Retenu ou déjà remboursé', cents: -deductedCents })
  return sums
}

function drawSum(sheet: Sheet, label: string, cents: number): void {
  const lines = sheet.lines(`${label} `, looks.quiet, paper.right - left)
  const amount = sheet.lines(writeAmount(cents), looks.amount, paper.right - left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.write(lines, left, sheet.y + 3)
    sheet.y = sheet.write(amount, paper.right, sheet.y + 3, 'right')
  })
}

function drawTotal(sheet: Sheet, { kind, totalCents, vat }: AccountingDocument): void {
  const taxed = vat.included ? ' TTC' : ''
  const label = kind === 'invoice' ? `Total${taxed} ` : `Total remboursé${taxed} `
  const lines = sheet.lines(label, looks.heading, paper.right - left)
  const amount = sheet.lines(writeAmount(totalCents), looks.total, paper.right - left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.write(lines, left, sheet.y + 18)
    sheet.y = sheet.write(amount, paper.right, sheet.y + 6, 'right')
  })
}

function drawVat(sheet: Sheet, { totalCents, vat }: AccountingDocument): void {
  const { included, mention } = vat
  if (included) {
    writeRight(sheet, `Total hors taxes\u00a0: ${writeAmount(totalCents - included.cents)}`, looks.quiet)
    writeRight(
      sheet,
      `dont TVA à ${writeRate(included.ratePercent)}\u00a0: ${writeAmount(included.cents)}`,
      looks.quiet,
    )
  }
  writeRight(sheet, mention, looks.text)
}

function writeRight(sheet: Sheet, text: string, look: Look): void {
  const lines = sheet.lines(text, look, paper.right - left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.y = sheet.write(lines, paper.right, sheet.y, 'right')
  })
}
