import type { Refund } from '../refunds/refunds.ts'
import type { AccountingDocument } from './documents.ts'
import { vatWithin } from './vat.ts'

type Issued = { readonly number: string; readonly issuedOn: string; readonly mentions: readonly string[] }

/**
 * The credit note of a refund: the lines given back at the prices of the invoice it corrects, in its words, with its
 * seller, its buyer and its VAT. Throws when the refund is not of that invoice.
 */
export function creditNoteOf(
  invoice: AccountingDocument,
  refund: Refund,
  issued: Issued,
): AccountingDocument {
  const { number, issuedOn, mentions } = issued
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedOn,
    settledOn: issuedOn,
    corrects: invoice.number,
    lines: refund.reason === 'gesture' ? [gestureLine(refund)] : linesOf(invoice, refund),
    deliveryCents: refund.deliveryCents,
    deductedCents: refund.deductedCents,
    totalCents: refund.totalCents,
    vat: vatOf(invoice, refund.totalCents),
    mentions: [...mentions],
  }
}

function gestureLine({ goodsCents }: Refund): AccountingDocument['lines'][number] {
  return { label: 'Geste commercial', quantity: 1, unitPriceCents: goodsCents }
}

function linesOf(invoice: AccountingDocument, { lines }: Refund): AccountingDocument['lines'] {
  return lines.map(({ id, quantity }) => {
    const line = invoice.lines.find((one) => one.id === id)
    if (!line) throw new Error(`Invoice ${invoice.number} has no line ${id}.`)
    return { ...line, quantity }
  })
}

function vatOf({ issuedOn, vat }: AccountingDocument, totalCents: number): AccountingDocument['vat'] {
  const term = { from: issuedOn, text: vat.mention, ratePercent: vat.included?.ratePercent }
  const { mention, included } = vatWithin(term, totalCents)
  return included ? { mention, included } : { mention }
}
