import * as fc from 'fast-check'
import { merged, mostPieces } from '#app/domain/cart/cart.ts'
import type { CartLine } from '#app/domain/cart/cart.ts'

/** Few names, so that the same variant comes up again. */
const identifier = fc.constantFrom('maillot-nuit', 'gourde-relief', 'bonnet-ondes', 'a')
const variant = fc.constantFrom('ardoise-m', 'vert-piste', 's', '42')

/** A line as a cart may hold it. */
export const anyLine: fc.Arbitrary<CartLine> = fc.record({
  identifier,
  variant,
  quantity: fc.integer({ min: 1, max: mostPieces }),
  seenCents: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: undefined }),
})

export const anyCart = fc.array(anyLine, { maxLength: 12 }).map(merged)
