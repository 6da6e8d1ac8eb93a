import { documentFileName } from '#app/documents/document-file-name.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { dayInParis, formatDay } from '#app/domain/shared/french-dates.ts'

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
