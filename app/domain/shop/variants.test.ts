import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Variant } from './product.ts'
import {
  chosenVariant,
  colourOptions,
  isAllSoldOut,
  isSizeChosen,
  sizeOptions,
  variantQuery,
} from './variants.ts'

const variants: Variant[] = [
  { id: 'vert-l', colour: 'vert', size: 'L', stock: 0 },
  { id: 'vert-m', colour: 'vert', size: 'M', stock: 3 },
  { id: 'bleu-m', colour: 'bleu', size: 'M', stock: 0 },
  { id: 'bleu-s', colour: 'bleu', size: 'S', stock: 0 },
]
const chosen = (query: string) => chosenVariant(variants, new URLSearchParams(query))?.id

const anyVariants = fc
  .uniqueArray(fc.tuple(fc.constantFrom('vert', 'bleu', 'gris'), fc.constantFrom('S', 'M', '6\u00A0ans')), {
    minLength: 1,
    selector: (pair) => pair.join(),
  })
  .chain((pairs) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: pairs.length, maxLength: pairs.length })
      .map((stocks) =>
        pairs.map(([colour, size], index): Variant => ({
          id: `${index}`,
          colour,
          size,
          stock: stocks[index] ?? 0,
        })),
      ),
  )

describe('the variant of an address', () => {
  it.each([
    ['', 'vert-m', 'nothing asked: the first that is left'],
    ['coloris=vert&taille=l', 'vert-l', 'named exactly: shown, though sold out'],
    ['coloris=vert', 'vert-m', 'a colour: the first size left'],
    ['coloris=bleu', 'bleu-m', 'a colour all sold out: its first size'],
    ['coloris=bleu&taille=l', 'bleu-m', 'no such pair: the colour wins'],
    ['taille=s', 'bleu-s', 'a size that one colour has'],
    ['taille=M', 'vert-m', 'a size that two colours have: the one left'],
    ['coloris=rose&taille=xxl', 'vert-m', 'nothing we have'],
  ])('?%s gives %s (%s)', (query, id) => {
    expect(chosen(query)).toBe(id)
  })

  it('is found again by the query that chooses it', () => {
    fc.assert(
      fc.property(anyVariants, (list) => {
        for (const variant of list)
          expect(chosenVariant(list, new URLSearchParams(variantQuery(variant)))).toBe(variant)
      }),
    )
  })

  it('can be bought whenever something is left and nothing is asked', () => {
    fc.assert(
      fc.property(anyVariants, (list) => {
        expect((chosenVariant(list, new URLSearchParams())?.stock ?? 0) > 0).toBe(!isAllSoldOut(list))
      }),
    )
  })

  it.each([
    ['coloris=vert', false],
    ['coloris=vert&taille=m', true],
    ['coloris=vert&taille=', false],
    ['coloris=bleu&taille=l', false],
    ['taille=M', true],
  ])('?%s chooses a size: %s', (query, isChosen) => {
    const asked = new URLSearchParams(query)
    const shown = chosenVariant(variants, asked)
    expect(shown && isSizeChosen(variants, shown, asked)).toBe(isChosen)
  })

  it('needs no query without sizes or colours', () => {
    const single = { id: 'unique', colour: undefined, size: undefined, stock: 1 }
    expect(variantQuery(single)).toBe('')
    expect(chosenVariant([single], new URLSearchParams('taille=m'))).toBe(single)
    expect(isSizeChosen([single], single, new URLSearchParams())).toBe(true)
    expect(chosenVariant([], new URLSearchParams())).toBeUndefined()
  })
})

describe('what one may choose', () => {
  const [, greenM] = variants

  it('is each colour, with the size kept', () => {
    expect(greenM && colourOptions(variants, greenM)).toEqual([
      { value: 'vert', query: '?coloris=vert&taille=m', isChosen: true, isSoldOut: false },
      { value: 'bleu', query: '?coloris=bleu&taille=m', isChosen: false, isSoldOut: true },
    ])
  })

  it('is each size of that colour from the smallest, sold out ones said', () => {
    expect(greenM && sizeOptions(variants, greenM)).toEqual([
      { value: 'M', query: '?coloris=vert&taille=m', isChosen: true, isSoldOut: false },
      { value: 'L', query: '?coloris=vert&taille=l', isChosen: false, isSoldOut: true },
    ])
  })
})
