import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { formatDay } from '#app/domain/shared/french-dates.ts'
import { looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'
import { meansInWords } from './words.ts'

const gap = 16

/** When it was issued, for which order, how and when it was paid: side by side. */
export function drawFacts(sheet: Sheet, document: AccountingDocument): void {
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
  const { kind, issuedOn, orderNumber, orderedOn, settledOn, means } = document
  const isInvoice = kind === 'invoice'
  return [
    { label: 'Date d’émission', values: [formatDay(issuedOn)] },
    { label: 'Commande', values: [`nº\u00a0${orderNumber} `, `du ${formatDay(orderedOn)}`] },
    { label: isInvoice ? 'Date de paiement' : 'Date de remboursement', values: [formatDay(settledOn)] },
    { label: isInvoice ? 'Moyen de paiement' : 'Moyen de remboursement', values: [meansInWords[means]] },
  ]
}
