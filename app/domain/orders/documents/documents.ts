import { z } from 'zod'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { lineRegimes, paymentMethods } from '../order.ts'

const text = z.string().trim().min(1)
const cents = z.int().min(0)
const day = z.iso.date()

/** Who sells, as it stood that day: a document never looks at today's facts. */
const seller = z.strictObject({
  name: text,
  address: z.array(text).min(1),
  siren: text,
  register: text,
  vatNumber: text.optional(),
  phone: text,
  email: text,
})

const buyer = z.strictObject({
  name: text,
  address: z.array(text),
  email: text,
})

const line = z.strictObject({
  /** The order's line; none for a gesture. */
  id: text.optional(),
  label: text,
  detail: text.optional(),
  quantity: z.int().min(1),
  /** Below zero: a discount. */
  unitPriceCents: z.int(),
})

const vat = z.strictObject({
  mention: text,
  included: z.strictObject({ ratePercent: z.number().positive(), cents }).optional(),
})

const documentFields = z.strictObject({
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string().refine((number) => readDocumentNumber(number) !== undefined, {
    error: 'numéro de facture ou d’avoir attendu',
  }),
  issuedOn: day,
  corrects: text.optional(),
  orderNumber: text,
  orderedOn: day,
  settledOn: day,
  paymentMethod: z.enum(paymentMethods),
  seller,
  buyer,
  lines: z.array(line),
  deliveryCents: cents,
  deductedCents: cents,
  totalCents: cents,
  vat,
  mentions: z.array(text),
})

/** An invoice or a credit note as stored (CGI, annexe II, art. 242 nonies A). Positive cents, taxes included. */
export const documentSchema = documentFields.superRefine((document, check) => {
  const { kind, number, corrects, lines, deliveryCents, deductedCents, totalCents } = document
  const problem = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
  const goodsCents = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  if (goodsCents + deliveryCents - deductedCents !== totalCents)
    problem('totalCents', 'le total n’est pas celui des lignes')
  if (readDocumentNumber(number)?.kind !== kind) problem('number', 'le numéro est celui d’un autre document')
  if (kind === 'invoice' && lines.length === 0) problem('lines', 'une facture a au moins une ligne')
  if (kind === 'invoice' && deductedCents > 0) problem('deductedCents', 'une facture ne retient rien')
  if ((kind === 'credit-note') !== (corrects !== undefined))
    problem('corrects', 'un avoir, et lui seul, corrige une facture')
})

export type AccountingDocument = z.output<typeof documentSchema>

/** The laws and facts an order was made under, kept with it: what the buyer agreed to, and was told. */
export const frozenTermsSchema = z.strictObject({
  /** Version of the general terms, and the text itself (Markdown): a link would change. */
  termsVersion: z.int().min(1),
  termsUpdatedOn: day,
  terms: text,
  acceptedAt: z.iso.datetime(),
  vatMention: text,
  mediator: z.strictObject({ name: text, address: text, url: text }),
  guarantee: text,
  withdrawalFunction: text,
  withdrawal: z.array(z.strictObject({ line: text, regime: z.enum(lineRegimes), text })),
  delivery: z.strictObject({ label: text, delay: text }),
  /** What was paid with the order, delivery left out, and what later, when its collective order was to close. */
  deposit: z
    .strictObject({ depositCents: cents, balanceCents: cents, closesOn: day, balanceOn: day })
    .optional(),
})

export type FrozenTerms = z.output<typeof frozenTermsSchema>

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

/** The number after `last` (undefined: none yet), or the first of a new year; never goes back a year. */
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
