import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { genders } from '../product.ts'
import { relatedProducts } from './related.ts'

const left = [{ id: 'a', size: undefined, colour: undefined, stock: 2 }]
const gone = [{ id: 'a', size: undefined, colour: undefined, stock: 0 }]

const product = fc.record({
  identifier: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  name: fc.constant('Nom'),
  collections: fc.uniqueArray(fc.constantFrom('course', 'natation', 'triathlon'), { minLength: 1 }),
  gender: fc.constantFrom(...genders),
  variants: fc.constantFrom(left, gone),
  related: fc.array(fc.constantFrom('a', 'b', 'c', 'z'), { maxLength: 4 }),
})
const catalogue = fc.uniqueArray(product, { minLength: 1, selector: ({ identifier }) => identifier })

const named = { name: 'Nom', gender: 'femme' as const, variants: left }
const suit = {
  ...named,
  identifier: 'trifonction',
  collections: ['triathlon'],
  related: ['bonnet', 'inconnu'],
}
const cap = { ...named, identifier: 'bonnet', collections: ['natation'] }
const bottle = { ...named, identifier: 'gourde', collections: ['triathlon'], gender: 'mixte' as const }
const men = { ...named, identifier: 'a-homme', collections: ['triathlon'], gender: 'homme' as const }

describe('related products', () => {
  it('are never the product itself, never twice the same, never sold out, never too many', () => {
    fc.assert(
      fc.property(catalogue, fc.integer({ min: -1, max: 5 }), (products, count) => {
        for (const one of products) {
          const found = relatedProducts(one, products, count)
          const identifiers = found.map(({ identifier }) => identifier)
          expect(identifiers).not.toContain(one.identifier)
          expect(new Set(identifiers).size).toBe(identifiers.length)
          expect(found.every(({ variants }) => variants === left)).toBe(true)
          expect(found.length).toBeLessThanOrEqual(Math.max(0, count))
        }
      }),
    )
  })

  it('are those its file names, then those nearest to it', () => {
    const found = relatedProducts(suit, [men, suit, bottle, cap], 4)
    expect(found.map(({ identifier }) => identifier)).toEqual(['bonnet', 'gourde', 'a-homme'])
    expect(relatedProducts(suit, [men, bottle, cap], 1)).toEqual([cap])
    expect(relatedProducts(suit, [{ ...cap, variants: gone }], 4)).toEqual([])
  })
})
