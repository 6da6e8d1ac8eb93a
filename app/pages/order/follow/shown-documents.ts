import type { PlacedOrder } from '../../../domain/orders/placed-order.ts'
import { dayInParis, formatDay } from '../../../domain/shared/french-dates.ts'
import { documentFileName } from '../../../documents/document-file-name.ts'

export type ShownDocument = { number: string; title: string; detail: string; file: string }

/** Invoice and credit notes, each with its file. */
export function shownDocuments({ documents }: PlacedOrder): ShownDocument[] {
  return documents.map(({ number, kind, issuedAt }) => ({
    number,
    title: `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
    detail: `PDF, ${formatDay(dayInParis(issuedAt))}`,
    file: documentFileName({ number, kind }),
  }))
}
