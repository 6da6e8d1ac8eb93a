import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePriceRange, priceRangeLabel, priceRangeText } from '../prices/price-range.ts'
import { compareSizes, guideRow, sizeSlug } from '../variants.ts'
import { type Sortable, sorted, sorts } from './sorts.ts'

const product: fc.Arbitrary<Sortable> = fc.record({
  identifier: fc.stringMatching(/^[a-z]{1,6}$/),
  name: fc.constantFrom('Éclair', 'Gourde', 'Maillot 2', 'Maillot 10', 'eau'),
  addedOn: fc.constantFrom('2026-01-01', '2026-05-01', '2026-11-20'),
  askedCents: fc.integer({ min: 0, max: 20_000 }),
})

describe('orders', () => {
  it('are the same whatever the order before, and lose nothing', () => {
    const products = fc.uniqueArray(product, { selector: ({ identifier }) => identifier })
    fc.assert(
      fc.property(products, fc.constantFrom(...sorts), (list, sort) => {
        expect(sorted(list.toReversed(), sort)).toEqual(sorted(list, sort))
        expect(new Set(sorted(list, sort))).toEqual(new Set(list))
      }),
    )
  })

  it('put new products, low or high prices first', () => {
    const old = { identifier: 'a', name: 'Maillot 10', addedOn: '2026-01-01', askedCents: 2000 }
    const fresh = { identifier: 'b', name: 'Maillot 2', addedOn: '2026-11-01', askedCents: 1000 }
    const dear = { identifier: 'c', name: 'Éclair', addedOn: '2026-05-01', askedCents: 3000 }
    const order = (sort: (typeof sorts)[number]) =>
      sorted([old, fresh, dear], sort)
        .map(({ identifier }) => identifier)
        .join('')
    expect(sorts.map(order)).toEqual(['bca', 'bac', 'cab', 'cba'])
  })
})

describe('price ranges', () => {
  it.each([
    ['25-60', { fromCents: 2500, toCents: 6000 }, 'De 25\u00A0€ à 60\u00A0€'],
    ['-25', { fromCents: 0, toCents: 2500 }, 'Jusqu’à 25\u00A0€'],
    ['60-', { fromCents: 6000, toCents: undefined }, '60\u00A0€ et plus'],
  ])('%s', (text, range, label) => {
    expect(parsePriceRange(text)).toEqual(range)
    expect(priceRangeText(range)).toBe(text)
    expect(priceRangeLabel(range)).toBe(label)
  })

  it.each([null, '', '-', '0-', '60-25', '-5-5', '1,5-3', 'abc', '999999-', '25'])(
    '%j means nothing',
    (text) => {
      expect(parsePriceRange(text)).toBeUndefined()
    },
  )
})

describe('sizes', () => {
  it('stand as on a rail', () => {
    const sizes = ['10\u00A0ans', 'XL', 'M', '6 ans', 'XXS', 'S']
    expect(sizes.toSorted(compareSizes)).toEqual(['XXS', 'S', 'M', 'XL', '6 ans', '10\u00A0ans'])
  })

  it('are written one way in addresses', () => {
    expect(['XL', '6\u00A0ans', 'Taille unique', 'Été'].map(sizeSlug)).toEqual([
      'xl',
      '6-ans',
      'taille-unique',
      'ete',
    ])
  })

  it('find their line in the guide', () => {
    const guide = {
      advice: undefined,
      columns: ['Âge', 'Stature'],
      rows: [
        ['6\u00A0ans', '116'],
        ['8 ans', '128'],
      ],
    }
    expect(guideRow(guide, '6 ans')).toEqual(['6\u00A0ans', '116'])
    expect(guideRow(guide, 'M')).toBeUndefined()
    expect(guideRow(guide, undefined)).toBeUndefined()
  })
})
