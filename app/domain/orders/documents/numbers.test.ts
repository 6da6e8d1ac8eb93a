import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  documentNumber,
  type DocumentRank,
  nextDocumentRank,
  orderNumber,
  readDocumentNumber,
} from './documents.ts'

test('an order is numbered in the year it is placed in France', () => {
  expect(orderNumber(new Date('2026-12-31T22:59:59Z'), 418)).toBe('2026-0418')
  expect(orderNumber(new Date('2026-12-31T23:00:00Z'), 1)).toBe('2027-0001')
  expect(orderNumber(new Date('2026-06-01T00:00:00Z'), 12_345)).toBe('2026-12345')
})

test('invoices and credit notes share one sequence', () => {
  const last = { year: 2026, rank: 41 }
  const invoice = nextDocumentRank(last, new Date('2026-11-20T10:00:00Z'))
  expect(documentNumber('invoice', invoice)).toBe('FA-2026-00042')
  expect(documentNumber('credit-note', nextDocumentRank(invoice, new Date('2026-11-21T10:00:00Z')))).toBe(
    'AV-2026-00043',
  )
})

test('the sequence has no gap and no twin, and never goes back, whatever the clock does', () => {
  const instants = fc.array(
    fc.date({ min: new Date('2026-06-01'), max: new Date('2029-06-01'), noInvalidDate: true }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(instants, (issuedAt) => {
      let last: DocumentRank | undefined
      for (const instant of issuedAt) {
        const next = nextDocumentRank(last, instant)
        const follows = last && next.year === last.year ? next.rank === last.rank + 1 : next.rank === 1
        expect(follows).toBe(true)
        expect(last === undefined || next.year >= last.year).toBe(true)
        const number = documentNumber('invoice', next)
        expect(readDocumentNumber(number)).toEqual({ kind: 'invoice', ...next })
        last = next
      }
    }),
  )
})

test.each(['', 'FA-2026-42', 'XX-2026-00042', 'FA-26-00042', 'FA-2026-00042 '])(
  '%j is no number',
  (number) => {
    expect(readDocumentNumber(number)).toBeUndefined()
  },
)
