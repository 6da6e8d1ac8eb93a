import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawHead, drawMarks, drawParties } from './draw-head.server.ts'
import { drawLines } from './draw-lines.server.ts'
import { type Look, looks, paper } from './look.ts'
import { Sheet } from './sheet.server.ts'
import { paymentMethodInWords, titleOf, writeAmount, writeRate } from './words.ts'

export async function pdfOfDocument(document: AccountingDocument): Promise<Uint8Array> {
  const sheet = new Sheet({ title: `${titleOf(document)} ${document.number}`, issuedOn: document.issuedOn })
  drawHead(sheet, document)
  drawFacts(sheet, document)
  drawParties(sheet, document)
  drawLines(sheet, document)
  drawTotals(sheet, document)
  drawMentions(sheet, document)
  drawMarks(sheet, document)
  return sheet.finish()
}

const between = 4

function drawMentions(sheet: Sheet, { mentions }: AccountingDocument): void {
  const paragraphs = mentions
    .map((mention) => sheet.lines(mention, looks.small, paper.right - paper.left))
    .filter((lines) => lines.length > 0)
  const height = paragraphs.reduce((sum, lines) => sum + lines.length * looks.small.lead + between, 0)
  sheet.y = Math.max(sheet.y + 24, paper.bottom - height)
  for (const lines of paragraphs) {
    const paragraph = sheet.open(sheet.root, 'P')
    for (const line of lines) {
      sheet.makeRoom(looks.small.lead)
      paragraph.add(() => {
        sheet.y = sheet.write([line], paper.left, sheet.y)
      })
    }
    sheet.y += between
  }
}

const gap = 16

/** When it was issued, for which order, how and when it was paid: side by side. */
function drawFacts(sheet: Sheet, document: AccountingDocument): void {
  const facts = factsOf(document)
  const width = (paper.right - paper.left - gap * (facts.length - 1)) / facts.length
  const top = sheet.y + 14
  const ends = facts.map(({ label, values }, index) => {
    const x = paper.left + index * (width + gap)
    const lines = [
      ...sheet.lines(`${label} `, looks.small, width),
      ...values.flatMap((value) => sheet.lines(value, looks.strong, width)),
    ]
    let end = top
    sheet.open(sheet.root, 'P').add(() => {
      end = sheet.write(lines, x, top)
    })
    return end
  })
  sheet.y = Math.max(...ends) + 14
}

function factsOf(document: AccountingDocument): { label: string; values: string[] }[] {
  const { kind, issuedOn, orderNumber, orderedOn, settledOn, paymentMethod } = document
  const isInvoice = kind === 'invoice'
  return [
    { label: 'Date d’émission', values: [formatDay(issuedOn)] },
    { label: 'Commande', values: [`nº\u00a0${orderNumber} `, `du ${formatDay(orderedOn)}`] },
    { label: isInvoice ? 'Date de paiement' : 'Date de remboursement', values: [formatDay(settledOn)] },
    {
      label: isInvoice ? 'Moyen de paiement' : 'Moyen de remboursement',
      values: [paymentMethodInWords[paymentMethod]],
    },
  ]
}

const left = 300

const tall = 150

function drawTotals(sheet: Sheet, document: AccountingDocument): void {
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
  sheet.paragraph(sheet.lines(text, look, paper.right - left), paper.right, sheet.y, 'right')
}
