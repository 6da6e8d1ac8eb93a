import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { genders } from '../product.ts'
import {
  choicesOf,
  countWith,
  type Filterable,
  isFor,
  isOffered,
  matches,
  noQuery,
  parseShopQuery,
  type ShopFilters,
  type ShopQuery,
  shopQueryText,
} from './filters.ts'
import { sorts } from './sorts.ts'

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const price = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))
  .map(([from, more]) => ({ fromCents: from * 100, toCents: (from + more) * 100 }))
const collection = fc.constantFrom('course', 'natation', 'triathlon')
const size = fc.constantFrom('xs', 'm', '6-ans')

const filters: fc.Arbitrary<ShopFilters> = fc.record({
  collection: optional(collection),
  gender: optional(fc.constantFrom(...genders)),
  size: optional(size),
  price: optional(price),
})
const query: fc.Arbitrary<ShopQuery> = fc
  .tuple(filters, fc.constantFrom(...sorts))
  .map(([asked, sort]) => ({ ...asked, sort }))
const product: fc.Arbitrary<Filterable> = fc.record({
  collections: fc.uniqueArray(collection, { minLength: 1 }),
  gender: fc.constantFrom(...genders),
  variants: fc.array(fc.record({ size: optional(fc.constantFrom('XS', 'M', '6\u00A0ans')) }), {
    minLength: 1,
  }),
  askedCents: fc.integer({ min: 0, max: 40_000 }),
})

const jersey: Filterable = {
  collections: ['course'],
  gender: 'femme',
  variants: [{ size: 'S' }, { size: 'XS' }],
  askedCents: 5400,
}
const shirt: Filterable = {
  collections: ['course', 'accessoires'],
  gender: 'enfant',
  variants: [{ size: '10\u00A0ans' }, { size: '6\u00A0ans' }],
  askedCents: 2400,
}
const bottle: Filterable = {
  collections: ['accessoires'],
  gender: 'mixte',
  variants: [{ size: undefined }],
  askedCents: 1600,
}

describe('the query of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(parseShopQuery(new URLSearchParams(shopQueryText(asked)), asked.collection)).toEqual(asked)
      }),
    )
  })

  it('is written in one order only, whatever the order it came in', () => {
    const canonical = '?genre=femme&taille=m&prix=25-60&tri=prix-croissant'
    const mixed = new URLSearchParams('tri=prix-croissant&taille=M&prix=25-60&x=1&genre=femme')
    expect(shopQueryText(parseShopQuery(mixed))).toBe(canonical)
    expect(shopQueryText(noQuery)).toBe('')
  })

  it('ignores whatever means nothing', () => {
    const nonsense = new URLSearchParams('genre=chat&taille=%20&prix=60-25&tri=hasard')
    expect(parseShopQuery(nonsense)).toEqual(noQuery)
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseShopQuery(new URLSearchParams({ genre: text, taille: text, tri: text }))
        expect(shopQueryText(parseShopQuery(new URLSearchParams(shopQueryText(read))))).toBe(
          shopQueryText(read),
        )
      }),
    )
  })
})

describe('filters', () => {
  it('commute: taken one after the other in any order, or together, they leave the same products', () => {
    fc.assert(
      fc.property(fc.array(product), filters, fc.constantFrom(0, 1, 2, 3), (products, asked, turn) => {
        const each: ShopFilters[] = [
          { ...noQuery, collection: asked.collection },
          { ...noQuery, gender: asked.gender },
          { ...noQuery, size: asked.size },
          { ...noQuery, price: asked.price },
        ]
        const together = products.filter((one) => matches(one, asked))
        const inTurn = (steps: readonly ShopFilters[]) =>
          steps.reduce((left, step) => left.filter((one) => matches(one, step)), products)
        expect(inTurn([...each.slice(turn), ...each.slice(0, turn)])).toEqual(together)
        expect(inTurn(each.toReversed())).toEqual(together)
      }),
    )
  })

  it('never find more when there is one more', () => {
    fc.assert(
      fc.property(fc.array(product), filters, collection, (products, asked, more) => {
        const wider = { ...asked, collection: undefined }
        expect(countWith(products, wider, { collection: more })).toBeLessThanOrEqual(
          countWith(products, wider, {}),
        )
      }),
    )
  })

  it.each<[Partial<ShopFilters>, boolean[]]>([
    [{}, [true, true, true]],
    [{ collection: 'accessoires' }, [false, true, true]],
    [{ gender: 'femme' }, [true, false, true]],
    [{ gender: 'enfant' }, [false, true, false]],
    [{ size: '6-ans' }, [false, true, false]],
    [{ price: { fromCents: 1600, toCents: 2400 } }, [false, true, true]],
    [{ price: { fromCents: 5400, toCents: undefined } }, [true, false, false]],
  ])('%j', (asked, expected) => {
    expect([jersey, shirt, bottle].map((one) => matches(one, { ...noQuery, ...asked }))).toEqual(expected)
  })

  it('take a mixed cut for women’s and men’s, not for children’s', () => {
    expect(genders.map((asked) => isFor('mixte', asked))).toEqual([true, true, true, false])
    expect(genders.map((asked) => isFor('femme', asked))).toEqual([true, false, false, false])
  })
})

describe('choices', () => {
  const products = [jersey, shirt, bottle]
  const choices = choicesOf(products)

  it('are those that find something', () => {
    expect(choices.genders).toEqual(['femme', 'homme', 'mixte', 'enfant'])
    expect(choices.sizes.map(({ slug }) => slug)).toEqual(['xs', 's', '6-ans', '10-ans'])
    expect(choicesOf([jersey]).prices).toEqual([{ fromCents: 2500, toCents: 6000 }])
  })

  it('say how many they would leave', () => {
    expect(countWith(products, noQuery, { collection: 'accessoires' })).toBe(2)
    expect(countWith(products, { ...noQuery, gender: 'enfant' }, { collection: 'accessoires' })).toBe(1)
  })

  const isKept = (text: string) => isOffered(new URLSearchParams(text), choices)

  it.each(['', 'utm_source=x', 'taille=6-ans&prix=-25', 'genre=homme&tri=nom'])(
    '%j is an address of ours',
    (text) => expect(isKept(text)).toBe(true),
  )

  it.each(['taille=XS', 'prix=24-26', 'tri=nouveautes', 'genre=', 'tri=nom&tri=nom'])(
    '%j is not: nothing links to it',
    (text) => expect(isKept(text)).toBe(false),
  )
})
