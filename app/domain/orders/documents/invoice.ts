import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import type { PaymentMethod } from '../order.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { Refund } from '../refunds/refunds.ts'
import { linesNow } from '../returns/pieces.ts'
import type { AccountingDocument } from './documents.ts'
import { type VatTerm, vatWithin } from './vat.ts'

/** `issuedOn`, `settledOn`: days in France, `YYYY-MM-DD`. */
type Issued = Pick<AccountingDocument, 'number' | 'issuedOn' | 'settledOn' | 'seller'> & {
  readonly vatTerm: VatTerm
  /** What was paid before of the same contract, in French. */
  readonly before?: string | undefined
}

const paidBy: Readonly<Record<PaymentMethod, string>> = {
  card: 'par carte bancaire',
  transfer: 'par virement',
  on_site: 'sur place',
}

/** The invoice of an order that is paid: its lines and prices as they were agreed, its seller as of today. */
export function invoiceOf(order: PlacedOrder, issued: Issued): AccountingDocument {
  const { number, issuedOn, settledOn, seller, vatTerm } = issued
  const { firstName, lastName, email, paymentMethod, deliveryCents, totalCents } = order
  const address = order.billing ?? order.address
  return {
    kind: 'invoice',
    number,
    issuedOn,
    orderNumber: order.number,
    orderedOn: dayInParis(order.placedAt),
    settledOn,
    paymentMethod,
    seller,
    buyer: { name: `${firstName} ${lastName}`, address: address ? addressLines(address) : [], email },
    lines: linesNow(order).map(({ id, label: product, detail, quantity, unitPriceCents, balanceCents }) => {
      const label = balanceCents ? `Acompte, ${product}` : product
      return { ...(detail === undefined ? { id, label } : { id, label, detail }), quantity, unitPriceCents }
    }),
    deliveryCents,
    deductedCents: 0,
    totalCents,
    vat: vatWithin(vatTerm, totalCents),
    mentions: [
      `Payée le ${formatDay(settledOn)} ${paidBy[paymentMethod]}.`,
      ...(issued.before === undefined ? [] : [issued.before]),
      ...(order.dueCents ? [balanceToCome(order, order.dueCents)] : []),
    ],
  }
}

function balanceToCome({ totalCents, terms }: PlacedOrder, dueCents: number): string {
  const until = terms.deposit ? `, attendu au plus tard le ${formatDay(terms.deposit.balanceOn)}` : ''
  return `Prix total ${formatEuros(totalCents + dueCents)}\u00a0: reste un solde de ${formatEuros(dueCents)}${until}.`
}

/** The credit note of a refund, at the prices and VAT of its invoice. Throws when the refund is of another one. */
export function creditNoteOf(
  invoice: AccountingDocument,
  refund: Refund,
  issued: Pick<AccountingDocument, 'number' | 'issuedOn' | 'mentions'>,
): AccountingDocument {
  const { number, issuedOn, mentions } = issued
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedOn,
    settledOn: issuedOn,
    corrects: invoice.number,
    lines: refund.lines.length === 0 ? [amountLine(refund)] : returnedLines(invoice, refund),
    deliveryCents: refund.deliveryCents,
    deductedCents: refund.deductedCents,
    totalCents: refund.totalCents,
    vat: vatOfNote(invoice, refund.totalCents),
    mentions,
  }
}

/** A refund of no line in particular: a gesture, or a booking that is given up. */
function amountLine({ goodsCents, reason }: Refund): AccountingDocument['lines'][number] {
  const label = reason === 'gesture' ? 'Geste commercial' : 'Annulation de l’inscription'
  return { label, quantity: 1, unitPriceCents: goodsCents }
}

function returnedLines(invoice: AccountingDocument, { lines }: Refund): AccountingDocument['lines'] {
  return lines.map(({ id, quantity }) => {
    const line = invoice.lines.find((one) => one.id === id)
    if (!line) throw new Error(`Invoice ${invoice.number} has no line ${id}.`)
    return { ...line, quantity }
  })
}

function vatOfNote({ issuedOn, vat }: AccountingDocument, totalCents: number): AccountingDocument['vat'] {
  const term = { from: issuedOn, text: vat.mention, ratePercent: vat.included?.ratePercent }
  return vatWithin(term, totalCents)
}
