import { readDocumentNumber } from '../../../domain/orders/numbers.ts'
import type { OrderDocument } from '../../../domain/orders/placed-order.ts'

const names = { invoice: 'facture', 'credit-note': 'avoir' } as const

/** The last part of a document's address: `facture-FA-2026-00042.pdf`. */
export function fileOfDocument({ kind, number }: Pick<OrderDocument, 'kind' | 'number'>): string {
  return `${names[kind]}-${number}.pdf`
}

/** The number in such a name; undefined for any other name. */
export function numberOfFile(file: string): string | undefined {
  const [, name, number = ''] = /^(facture|avoir)-([\w-]+)\.pdf$/.exec(file) ?? []
  const kind = readDocumentNumber(number)?.kind
  return kind !== undefined && names[kind] === name ? number : undefined
}
