import { expect, test } from 'vitest'
import { anyInvoice } from '#test/orders/documents.ts'
import { frozenTerms } from '#test/orders/frozen-terms.ts'
import { bottles, shirt } from '#test/orders/lines.ts'
import {
  cancellationRefund,
  gestureRefund,
  type RefundableOrder,
  type RefundAnswer,
  withdrawalRefund,
} from '../refunds/refunds.ts'
import { type AccountingDocument, documentSchema, frozenTermsSchema } from './documents.ts'
import { creditNoteOf } from './invoice.ts'

const invoice = anyInvoice({
  lines: [
    { id: 'maillot', label: 'Maillot Couloirs', detail: 'Taille M', quantity: 1, unitPriceCents: 5400 },
    { id: 'gourde', label: 'Gourde Relief', quantity: 2, unitPriceCents: 1600 },
  ],
})

const order: RefundableOrder = {
  lines: invoice.lines.map(({ id = '', quantity, unitPriceCents }) => ({ id, quantity, unitPriceCents })),
  deliveryCents: 690,
  standardDeliveryCents: 690,
}
const issued = { number: 'AV-2026-00043', issuedOn: '2026-12-04', mentions: [] }

function noteOf(answer: RefundAnswer, of: AccountingDocument = invoice): AccountingDocument {
  if (!answer.ok) throw new Error(answer.message)
  return creditNoteOf(of, answer.refund, issued)
}

test('an invoice is kept as it is', () => {
  expect(documentSchema.parse(JSON.parse(JSON.stringify(invoice)))).toEqual(invoice)
})

test.each<[string, Partial<AccountingDocument>, string]>([
  ['another total', { totalCents: 9291 }, 'totalCents'],
  ['a deduction', { deductedCents: 100, totalCents: 9190 }, 'deductedCents'],
  ['no line', { lines: [], totalCents: 690 }, 'lines'],
  ['a number of a credit note', { number: 'AV-2026-00042' }, 'number'],
  ['no number', { number: '42' }, 'number'],
  ['an invoice it corrects', { corrects: 'FA-2026-00001' }, 'corrects'],
  ['half a cent', { deliveryCents: 690.5, totalCents: 9290.5 }, 'deliveryCents'],
])('an invoice with %s is not written', (_, change, path) => {
  const { error } = documentSchema.safeParse({ ...invoice, ...change })
  expect(error?.issues.map((issue) => issue.path[0])).toContain(path)
})

test('a credit note says what comes back, at the prices of its invoice', () => {
  const note = noteOf(withdrawalRefund(order, [], [{ id: 'gourde', quantity: 1 }], 600))
  expect(documentSchema.parse(note)).toMatchObject({
    kind: 'credit-note',
    number: 'AV-2026-00043',
    corrects: 'FA-2026-00042',
    lines: [{ label: 'Gourde Relief', quantity: 1, unitPriceCents: 1600 }],
    deliveryCents: 0,
    deductedCents: 600,
    totalCents: 1000,
  })
})

test('every refund has a lawful credit note', () => {
  for (const answer of [cancellationRefund(order, []), gestureRefund(order, [], 500)])
    expect(documentSchema.safeParse(noteOf(answer)).success).toBe(true)
})

test('a credit note gives back the VAT that its invoice took', () => {
  const taxed = {
    ...invoice,
    vat: { mention: 'TVA incluse', included: { ratePercent: 20, cents: 1548 } },
  }
  expect(noteOf(cancellationRefund(order, []), taxed).vat).toEqual(taxed.vat)
})

test('a refund of another order is a fault', () => {
  const other: RefundableOrder = { ...order, lines: [{ id: 'bonnet', quantity: 1, unitPriceCents: 1900 }] }
  expect(() => noteOf(cancellationRefund(other, []))).toThrow('has no line bonnet')
})

test('an order keeps the texts it was made under', () => {
  const terms = frozenTerms([shirt, bottles])
  expect(frozenTermsSchema.parse(terms)).toEqual(terms)
  expect(frozenTermsSchema.safeParse({ ...terms, mediator: null }).success).toBe(false)
})
