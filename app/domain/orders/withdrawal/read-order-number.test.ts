import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderNumber } from '../documents/documents.ts'
import { readOrderNumber } from './withdrawal.ts'

it.each([
  ['2026-0418', '2026-0418'],
  ['commande n°\u00a02026-0418, reçue mardi', '2026-0418'],
  ['#2026–0418', '2026-0418'],
  ['2026 0418', '2026-0418'],
  ['2026-12345.', '2026-12345'],
  ['un maillot, commandé le 12/05/2026', undefined],
  ['06 20 26 04 18', undefined],
  ['12026-0418', undefined],
  ['', undefined],
])('« %s » names %s', (written, number) => {
  expect(readOrderNumber(written)).toBe(number)
})

it('reads every number there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (rank) => {
      const number = orderNumber(new Date('2026-11-22T10:00:00Z'), rank)
      expect(readOrderNumber(`ma commande ${number}`)).toBe(number)
    }),
  )
})
