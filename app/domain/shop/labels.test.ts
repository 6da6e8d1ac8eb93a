import { describe, expect, it } from 'vitest'
import {
  artOfVariant,
  colourName,
  compositionLines,
  producerLine,
  productStockSaid,
  stockSaid,
  variantLabel,
} from './labels.ts'

const colours = [
  { id: 'vert-piste', name: 'Vert piste', art: 'green' as const },
  { id: 'ardoise', name: 'Ardoise', art: 'ink' as const },
]

describe('stock in words', () => {
  it.each([
    [0, 'Épuisé'],
    [-1, 'Épuisé'],
    [1, 'Dernière pièce'],
    [5, 'Plus que\u00A05'],
    [6, 'En stock'],
  ])('%i', (stock, words) => {
    expect(stockSaid({ stock }).label).toBe(words)
  })

  it('of a product is said when little is left of all its variants', () => {
    expect(productStockSaid([{ stock: 0 }, { stock: 0 }])).toEqual({ state: 'none', label: 'Épuisé' })
    expect(productStockSaid([{ stock: 2 }, { stock: 3 }])).toEqual({ state: 'few', label: 'Plus que\u00A05' })
    expect(productStockSaid([{ stock: 0 }, { stock: 9 }])).toEqual({ state: 'many', label: 'En stock' })
  })
})

describe('a variant', () => {
  it('is read with its colour and size', () => {
    expect(variantLabel({ colour: 'vert-piste', size: 'M' }, colours)).toBe('Vert piste, taille\u00A0M')
    expect(variantLabel({ colour: 'ardoise', size: undefined }, colours)).toBe('Ardoise')
    expect(variantLabel({ colour: undefined, size: undefined }, colours)).toBe('')
    expect(colourName('rose', colours)).toBe('rose')
  })

  it('is drawn in its colour, or in the product’s', () => {
    const art = { kind: 'gourde' as const, colour: 'white' as const }
    expect(artOfVariant(art, { colour: 'ardoise' }, colours)).toEqual({ kind: 'gourde', colour: 'ink' })
    expect(artOfVariant(art, { colour: undefined }, colours)).toEqual(art)
    expect(artOfVariant(art, { colour: 'rose' }, colours)).toEqual(art)
  })
})

it('says fibres from the most to the least, part by part', () => {
  const parts = [
    {
      part: 'Corps',
      fibres: [
        { fibre: 'élasthanne', percent: 7.5 },
        { fibre: 'polyester', percent: 92.5 },
      ],
    },
    { part: undefined, fibres: [{ fibre: 'coton', percent: 100 }] },
  ]
  expect(compositionLines(parts)).toEqual([
    'Corps\u00A0: 92,5\u00A0% polyester, 7,5\u00A0% élasthanne',
    '100\u00A0% coton',
  ])
})

it('says who made it', () => {
  const address = {
    street: '1 rue de l’Atelier',
    postcode: '42000',
    city: 'Saint-Étienne',
    country: 'France',
  }
  expect(producerLine({ name: 'Atelier', address, email: 'a@exemple.fr' })).toBe(
    'Atelier, 1 rue de l’Atelier, 42000 Saint-Étienne, France',
  )
})
