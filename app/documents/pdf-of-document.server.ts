import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawColumns, drawHead, drawMarks, drawParties } from './draw-head.server.ts'
import { drawLines } from './draw-lines.server.ts'
import { type Look, looks, paper } from './look.ts'
import { Sheet } from './sheet.server.ts'
import { paymentMethodInWords, titleOf, writeAmount, writeRate } from './words.ts'

export async function pdfOfDocument(document: AccountingDocument): Promise<Uint8Array> {
  const { number, issuedOn, corrects, seller } = document
  const name = titleOf(document)
  const title = `${name} ${number}`
  const sheet = new Sheet({ title, issuedOn })
  const under = corrects === undefined ? undefined : { text: `Corrige la facture ${corrects}`, y: 198 }
  drawHead(sheet, { title: name, number, under })
  drawFacts(sheet, document)
  drawParties(sheet, document)
  drawLines(sheet, document)
  drawTotals(sheet, document)
  drawMentions(sheet, document)
  const left = `${seller.name} · SIREN\u00a0${seller.siren}`
  drawMarks(sheet, { head: title, left, right: `${number} · ` })
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

/** When it was issued, for which order, how and when it was paid: side by side. */
function drawFacts(sheet: Sheet, document: AccountingDocument): void {
  const columns = factsOf(document).map(({ label, values }): [string, Look][] => [
    [`${label} `, looks.small],
    ...values.map((value): [string, Look] => [value, looks.strong]),
  ])
  sheet.y = drawColumns(sheet, columns, sheet.y + 14) + 14
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
  for (const { label, cents } of sumsOf(document)) drawSum(sheet, label, cents, ofPart)
  sheet.y += 6
  sheet.rule({ ink: 'ink', thickness: 0.8, from: left })
  const taxed = document.vat.included ? ' TTC' : ''
  const label = document.kind === 'invoice' ? `Total${taxed}` : `Total remboursé${taxed}`
  drawSum(sheet, label, document.totalCents, ofWhole)
  drawVat(sheet, document)
}

function sumsOf({ kind, lines, deliveryCents, deductedCents }: AccountingDocument) {
  const goodsCents = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const sums = [{ label: 'Articles', cents: goodsCents }]
  if (kind === 'invoice' || deliveryCents > 0) sums.push({ label: 'Livraison', cents: deliveryCents })
  if (deductedCents > 0) sums.push({ label: 'Retenu ou déjà remboursé', cents: -deductedCents })
  return sums
}

type SumLook = { label: Look; amount: Look; labelDrop: number; amountDrop: number }

const ofPart: SumLook = { label: looks.quiet, amount: looks.amount, labelDrop: 3, amountDrop: 3 }
const ofWhole: SumLook = { label: looks.heading, amount: looks.total, labelDrop: 18, amountDrop: 6 }

function drawSum(sheet: Sheet, label: string, cents: number, look: SumLook): void {
  const lines = sheet.lines(`${label} `, look.label, paper.right - left)
  const amount = sheet.lines(writeAmount(cents), look.amount, paper.right - left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.write(lines, left, sheet.y + look.labelDrop)
    sheet.y = sheet.write(amount, paper.right, sheet.y + look.amountDrop, 'right')
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
