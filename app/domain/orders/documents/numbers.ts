import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'

/** « 2026-0418 »: the year in France and the order's rank in it. Ranks may have gaps. @param rank 1 or more */
export function orderNumber(placedAt: Date, rank: number): string {
  return `${yearInParis(placedAt)}-${String(rank).padStart(4, '0')}`
}

export type DocumentKind = 'invoice' | 'credit-note'

export type DocumentRank = { readonly year: number; readonly rank: number }

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'FA', 'credit-note': 'AV' }

/** « FA-2026-00042 », « AV-2026-00043 » (CGI, annexe II, art. 242 nonies A: one chronological sequence without gap). */
export function documentNumber(kind: DocumentKind, { year, rank }: DocumentRank): string {
  return `${prefixes[kind]}-${year}-${String(rank).padStart(5, '0')}`
}

/**
 * The place after the last one that was taken: the next, or the first of a new year. A clock that went back to the old
 * year goes on in the new one, so that numbers follow the order in which they were given.
 * @param last undefined before the first document
 */
export function nextDocumentRank(last: DocumentRank | undefined, issuedAt: Date): DocumentRank {
  const year = yearInParis(issuedAt)
  if (!last || year > last.year) return { year, rank: 1 }
  return { year: last.year, rank: last.rank + 1 }
}

/** The kind and the place of a number; undefined when it is none. */
export function readDocumentNumber(number: string): (DocumentRank & { kind: DocumentKind }) | undefined {
  const [, prefix, year, rank] = /^(FA|AV)-(\d{4})-(\d{5,})$/.exec(number) ?? []
  if (prefix === undefined) return undefined
  return { kind: prefix === 'FA' ? 'invoice' : 'credit-note', year: Number(year), rank: Number(rank) }
}

function yearInParis(instant: Date): number {
  return Number(dayInParis(instant).slice(0, 4))
}
