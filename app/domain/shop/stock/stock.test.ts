import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { correctionProblem, mostStock } from './stock.ts'
import type { HandReason } from './stock.ts'

const reason = fc.constantFrom<HandReason>('entry', 'return', 'sale', 'correction')
const pieces = fc.integer({ min: 0, max: mostStock })

it('no correction that is allowed empties the stock below nothing, or goes against its reason', () => {
  fc.assert(
    fc.property(reason, fc.integer({ min: -200_000, max: 200_000 }), pieces, (why, quantity, before) => {
      if (correctionProblem(why, quantity, before) !== undefined) return
      expect(quantity).not.toBe(0)
      expect(before + quantity).toBeGreaterThanOrEqual(0)
      expect(before + quantity).toBeLessThanOrEqual(mostStock)
      if (why !== 'correction') expect(quantity > 0).toBe(why !== 'sale')
    }),
  )
})

it.each<[HandReason, number, number, string | undefined]>([
  ['entry', 3, 0, undefined],
  ['return', 1, 4, undefined],
  ['sale', -2, 2, undefined],
  ['correction', -2, 5, undefined],
  ['correction', 0, 1, 'Le stock est déjà de 1\u00A0pièce.'],
  ['correction', 1.5, 1, 'Indiquez un nombre entier de pièces.'],
  ['correction', Number.NaN, 1, 'Indiquez un nombre entier de pièces.'],
  ['entry', -1, 5, 'Une entrée et un retour ajoutent des pièces.'],
  ['sale', 1, 5, 'Une vente retire des pièces.'],
  ['sale', -3, 2, 'Impossible\u00A0: le stock est de 2\u00A0pièces.'],
  ['entry', mostStock, 1, 'C’est plus que le stock ne peut compter.'],
])('%s of %d with %d left', (why, quantity, before, problem) => {
  expect(correctionProblem(why, quantity, before)).toBe(problem)
})
