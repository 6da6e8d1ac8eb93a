import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceOf, statementOf } from './rules.ts'

test('a reference tells the kind and the year in France, and is never misread', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const newYear = new Date('2026-12-31T23:30:00Z')
      expect(referenceOf('withdrawal', newYear, bytes)).toMatch(
        /^RT-2027-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      )
    }),
  )
  expect(referenceOf('cancellation', new Date('2026-06-01T00:00:00Z'), new Uint8Array(8))).toBe(
    'RS-2026-0000-0000',
  )
})

test('the statement names the contract', () => {
  expect(statementOf({ kind: 'withdrawal', contract: 'commande 12' })).toBe(
    'Je vous notifie par la présente ma rétractation du contrat suivant\u00a0: commande 12.',
  )
  expect(statementOf({ kind: 'cancellation', contract: 'coaching' })).toContain(
    'la résiliation du contrat suivant',
  )
})
