import { expect, test } from 'vitest'
import { anyCreditNote, anyInvoice } from '#test/orders/documents.ts'
import { dayHeads, dayRows, type SalesDocument, salesByDay, salesRows } from './sales.ts'

const sold = (document: ReturnType<typeof anyInvoice>, soldAs: SalesDocument['soldAs'] = 'goods') => ({
  ...document,
  soldAs,
})

test('a day’s sales are told by rate and means of payment, with what was given back taken off', () => {
  const vat = { mention: 'TVA incluse', included: { ratePercent: 20, cents: 440_15 } }
  const taxed = sold(anyInvoice({ vat }))
  const documents = [sold(anyInvoice()), taxed, sold(anyCreditNote({ issuedOn: '2026-11-20' }))]
  expect(salesByDay(documents)).toEqual([
    expect.objectContaining({ day: '2026-11-20', rate: 0, totalCents: 2640_90 - 48_00, documents: 2 }),
    expect.objectContaining({ day: '2026-11-20', rate: 20, paymentMethod: 'card', totalCents: 2640_90 }),
  ])
  const taxedDay = ['2026-11-20', 'Biens', 'TVA incluse', 20, 2200.75, 440.15, 2640.9, 'Carte', 1]
  expect(dayRows(documents)[1]).toEqual(taxedDay)
  expect(dayRows(documents)[0]).toHaveLength(dayHeads.length)
  expect(salesRows([taxed])[0]?.slice(5, 12)).toEqual([
    'Biens',
    'TVA incluse',
    20,
    2200.75,
    440.15,
    2640.9,
    6.9,
  ])
  expect(salesByDay([])).toEqual([])
})

test('a day’s goods and services are told apart, each with its own credit notes (B21)', () => {
  const documents = [
    sold(anyInvoice()),
    sold(anyInvoice({ number: 'FA-2026-0002' }), 'services'),
    sold(anyCreditNote({ issuedOn: '2026-11-20' }), 'services'),
  ]
  expect(dayRows(documents).map((row) => [row[1], row[6]])).toEqual([
    ['Biens', 2640.9],
    ['Services', 2592.9],
  ])
  expect(salesRows(documents).map((row) => row[5])).toEqual(['Biens', 'Services', 'Services'])
})
