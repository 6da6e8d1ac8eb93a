import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

export const meansInWords: Readonly<Record<AccountingDocument['means'], string>> = {
  carte: 'Carte bancaire',
  virement: 'Virement bancaire',
  'sur-place': 'Sur place',
}

export function titleOf({ kind }: AccountingDocument): string {
  return kind === 'invoice' ? 'Facture' : 'Avoir'
}
