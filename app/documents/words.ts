import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

export const paymentMethodInWords: Readonly<Record<AccountingDocument['paymentMethod'], string>> = {
  card: 'Carte bancaire',
  transfer: 'Virement bancaire',
  on_site: 'Sur place',
}

export function titleOf({ kind }: AccountingDocument): string {
  return kind === 'invoice' ? 'Facture' : 'Avoir'
}

/** « 1 290,00 € », « −6,00 € ». Not by `Intl`, whose spaces change between versions: a PDF must not. */
export function writeAmount(cents: number): string {
  const euros = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}${euros},${rest}\u00a0€`
}

/** « 20 % », « 5,5 % ». */
export function writeRate(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00a0%`
}

const names: Readonly<Record<AccountingDocument['kind'], string>> = {
  invoice: 'facture',
  'credit-note': 'avoir',
}

/** « facture-FA-2026-00042.pdf », « avoir-AV-2026-00043.pdf ». */
export function documentFileName({ kind, number }: Pick<AccountingDocument, 'kind' | 'number'>): string {
  return `${names[kind]}-${number}.pdf`
}
