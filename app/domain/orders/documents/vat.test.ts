import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatTermOn, vatWithin } from './vat.ts'

const exempt = { from: '2020-01-01', text: 'TVA non applicable, art. 293 B du CGI' }
const renamed = { from: '2027-01-01', text: 'TVA non applicable, art. L. 223-3 du CIBS' }

test('the mention in force is the last whose day has come', () => {
  const terms = [renamed, exempt]
  expect(vatTermOn(terms, '2026-12-31')).toBe(exempt)
  expect(vatTermOn(terms, '2027-01-01')).toBe(renamed)
  expect(vatTermOn(terms, '2019-12-31')).toBeUndefined()
})

test('a club that is exempt shows no rate and no amount', () => {
  expect(vatWithin(exempt, 9700)).toEqual({ mention: exempt.text, included: undefined })
})

test.each([
  [9700, 20, 1617],
  [1055, 5.5, 55],
  [0, 20, 0],
])('%i cents at %s hold %i of VAT', (cents, ratePercent, vat) => {
  const term = { from: '2020-01-01', text: 'TVA incluse', ratePercent }
  expect(vatWithin(term, cents).included).toEqual({ ratePercent, cents: vat })
})

test('VAT is the rate of what is left without it, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(2.1, 5.5, 10, 20), (cents, ratePercent) => {
      const vat = vatWithin({ ...exempt, ratePercent }, cents).included?.cents ?? Number.NaN
      expect(Math.abs(((cents - vat) * ratePercent) / 100 - vat)).toBeLessThanOrEqual(
        0.5 * (1 + ratePercent / 100) + 1e-6,
      )
    }),
  )
})
