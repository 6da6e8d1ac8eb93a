import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

const names: Readonly<Record<AccountingDocument['kind'], string>> = {
  invoice: 'facture',
  'credit-note': 'avoir',
}

/** « facture-FA-2026-00042.pdf », « avoir-AV-2026-00043.pdf ». */
export function documentFileName({ kind, number }: Pick<AccountingDocument, 'kind' | 'number'>): string {
  return `${names[kind]}-${number}.pdf`
}
