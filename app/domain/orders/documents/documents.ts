import { z } from 'zod'
import { withdrawalRegimes } from '#app/domain/shared/withdrawal-regime.ts'
import { paymentMeans } from '../order.ts'
import { readDocumentNumber } from './numbers.ts'

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
  unitPriceCents: cents,
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
  paymentMethod: z.enum(paymentMeans),
  seller,
  buyer,
  lines: z.array(line),
  deliveryCents: cents,
  deductedCents: cents,
  totalCents: cents,
  vat,
  /** Sentences at the foot, in their order. */
  mentions: z.array(text),
})

/**
 * An invoice or a credit note as it is kept: all it takes to draw it again, for ever the same (CGI, annexe II, art. 242
 * nonies A). It is checked when it is written and when it is read. Cents, taxes included; a credit note's are positive.
 */
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
  withdrawal: z.array(z.strictObject({ line: text, regime: z.enum(withdrawalRegimes), text })),
  delivery: z.strictObject({ label: text, delay: text }),
})

export type FrozenTerms = z.output<typeof frozenTermsSchema>
