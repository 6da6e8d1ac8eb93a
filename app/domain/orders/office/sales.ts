import type { CsvCell } from '#app/domain/shared/csv.ts'
import type { AccountingDocument } from '../documents/documents.ts'
import type { PaymentMethod } from '../order.ts'

const methods: Readonly<Record<PaymentMethod, string>> = {
  card: 'Carte',
  transfer: 'Virement',
  on_site: 'Sur place',
}

export const categories = { goods: 'Biens', services: 'Services' } as const

/** A camp is a service; all else that has an invoice here is sent or handed over, and its delivery goes with it. */
export type SoldAs = keyof typeof categories

export type SalesDocument = AccountingDocument & { readonly soldAs: SoldAs }

type Sale = {
  readonly day: string
  readonly soldAs: SoldAs
  /** Per cent; 0 without VAT. */
  readonly rate: number
  /** What the documents say of VAT. */
  readonly regime: string
  readonly paymentMethod: PaymentMethod
  /** Taxes included, less than 0 for a credit note; cents. */
  readonly totalCents: number
  readonly vatCents: number
}

/** What a document adds to the sales of the day it was issued on. */
function saleOf({ kind, issuedOn, soldAs, totalCents, paymentMethod, vat }: SalesDocument): Sale {
  const sign = kind === 'invoice' ? 1 : -1
  return {
    day: issuedOn,
    soldAs,
    rate: vat.included?.ratePercent ?? 0,
    regime: vat.mention,
    paymentMethod,
    totalCents: sign * totalCents,
    vatCents: sign * (vat.included?.cents ?? 0),
  }
}

type SalesOfDay = Sale & { readonly documents: number }

/** The sales of each day, by category, rate and means of payment, credit notes deducted. */
export function salesByDay(documents: readonly SalesDocument[]): SalesOfDay[] {
  const days = new Map<string, SalesOfDay>()
  for (const sale of documents.map(saleOf)) {
    const key = `${sale.day} ${sale.soldAs} ${sale.rate} ${sale.regime} ${sale.paymentMethod}`
    const known = days.get(key) ?? { ...sale, totalCents: 0, vatCents: 0, documents: 0 }
    days.set(key, {
      ...known,
      totalCents: known.totalCents + sale.totalCents,
      vatCents: known.vatCents + sale.vatCents,
      documents: known.documents + 1,
    })
  }
  return [...days.values()]
}

export const dayHeads = [
  'Jour',
  'Catégorie',
  'Régime de TVA',
  'Taux (%)',
  'Hors taxes (€)',
  'TVA (€)',
  'Total (€)',
  'Moyen',
  'Documents',
]

/** A line for each day, category, rate and means of payment, as sales to consumers are reported (B21); amounts in euros. */
export function dayRows(documents: readonly SalesDocument[]): CsvCell[][] {
  return salesByDay(documents).map(
    ({ day, soldAs, rate, regime, paymentMethod, totalCents, vatCents, ...sales }) => [
      day,
      categories[soldAs],
      regime,
      rate,
      (totalCents - vatCents) / 100,
      vatCents / 100,
      totalCents / 100,
      methods[paymentMethod],
      sales.documents,
    ],
  )
}

export const salesHeads = [
  'Jour',
  'Document',
  'Type',
  'Corrige',
  'Commande',
  'Catégorie',
  'Régime de TVA',
  'Taux (%)',
  'Hors taxes (€)',
  'TVA (€)',
  'Total (€)',
  'dont livraison (€)',
  'Réglé le',
  'Moyen',
]

/** A line for each document; amounts in euros, less than 0 for a credit note. */
export function salesRows(documents: readonly SalesDocument[]): CsvCell[][] {
  return documents.map((document) => {
    const { number, kind, corrects, orderNumber, vat, deliveryCents, settledOn, paymentMethod } = document
    const { day, rate, totalCents, vatCents } = saleOf(document)
    const sign = kind === 'invoice' ? 1 : -1
    return [
      day,
      number,
      kind === 'invoice' ? 'Facture' : 'Avoir',
      corrects,
      orderNumber,
      categories[document.soldAs],
      vat.mention,
      rate,
      (totalCents - vatCents) / 100,
      vatCents / 100,
      totalCents / 100,
      (sign * deliveryCents) / 100,
      settledOn,
      methods[paymentMethod],
    ]
  })
}
