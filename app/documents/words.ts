import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

export const paymentMethodInWords: Readonly<Record<AccountingDocument['paymentMethod'], string>> = {
  card: 'Carte bancaire',
  transfer: 'Virement bancaire',
  on_site: 'Sur place',
}

export function titleOf({ kind }: AccountingDocument): string {
  return kind === 'invoice' ? 'Facture' : 'Avoir'
}
