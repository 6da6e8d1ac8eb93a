import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { productColours, productKinds } from '#app/ui/art/products/product-names.ts'
import { collections } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { drawnColours, drawnKinds } from '#content/collections/shop.ts'
import { openContent } from '@allure/content-engine'
import { deliveryOptions } from '../delivery.ts'
import { historyOfSample, priceOn } from '../prices/prices.ts'
import { productOfRow, summaryOfRow, withStock } from '../product.ts'
import { catalogueProblems, withoutTwins } from './catalogue-problems.ts'
import { relatedProducts } from './related.ts'

const directory = fileURLToPath(new URL('../../../../content/', import.meta.url))
const today = '2026-11-20'
const content = await openContent({
  directory,
  collections,
  samples: true,
  now: () => new Date(`${today}T10:00:00Z`),
})
const rows = await content.queryCollection('shop').all()
const products = rows.map(productOfRow)
const texts = await readInfo(content, 'boutique')
const jersey = products.find(({ identifier }) => identifier === 'maillot-nuit')

describe('the sample catalogue', () => {
  it('has twelve products in four collections, each in one at least', () => {
    expect(products).toHaveLength(12)
    expect(texts.collections.map(({ id }) => id)).toEqual(['course', 'natation', 'triathlon', 'accessoires'])
    for (const { id } of texts.collections)
      expect(products.filter((product) => product.collections.includes(id)).length).toBeGreaterThan(1)
  })

  it('names only what there is, and its files as its products', () => {
    expect(catalogueProblems(products, texts)).toEqual([])
    expect(rows.map(({ stem }) => stem)).toEqual(products.map(({ identifier }) => identifier))
    expect(withoutTwins(products)).toEqual(products)
  })

  it('is of samples, and shows an announced cut and something sold out', () => {
    expect(products.every(({ isSample }) => isSample)).toBe(true)
    expect(jersey && priceOn(jersey, historyOfSample(jersey), today)).toEqual({
      askedCents: 4720,
      struckCents: 5900,
      percentOff: 20,
    })
    expect(products.flatMap(({ variants }) => variants).some(({ stock }) => stock === 0)).toBe(true)
  })

  it('leads from every product to others', () => {
    for (const product of products)
      expect(relatedProducts(product, products, 4).length).toBeGreaterThanOrEqual(3)
  })

  it('has a fee for every way to deliver', async () => {
    const { deliveryFees } = await readInfo(content, 'entreprise')
    const options = deliveryOptions(texts.deliveryOptions, deliveryFees)
    expect(options.map(({ id, kind, priceCents }) => [id, kind, priceCents])).toEqual([
      ['domicile', 'shipping', 690],
      ['outre-mer', 'shipping', 1490],
      ['remise', 'pickup', 0],
    ])
  })

  it('claims no vague virtue', () => {
    const claims = /écologique|éco-?responsable|durable|neutre en carbone|vert[es]? pour la planète/iu
    expect(rows.filter((row) => claims.test(JSON.stringify(row)))).toEqual([])
  })
})

describe('a row', () => {
  it('gives what lists show, in cents', () => {
    const row = rows.find(({ identifier }) => identifier === 'maillot-nuit')
    expect(row && summaryOfRow(row)).toMatchObject({
      path: '/notre-boutique/produits/maillot-nuit',
      priceCents: 5900,
      discount: 20,
      discountFrom: '2026-11-10',
      gender: 'mixte',
    })
  })

  it('takes the stock that was counted; a variant nobody counted has none', () => {
    const counted =
      jersey &&
      withStock(
        jersey,
        new Map([
          ['ardoise-m', 7],
          ['ardoise-s', -2],
        ]),
      )
    const left = counted?.variants.map(({ id, stock }) => [id, stock])
    expect(left).toEqual([
      ['ardoise-xs', 0],
      ['ardoise-s', 0],
      ['ardoise-m', 7],
      ['ardoise-l', 0],
      ['ardoise-xl', 0],
    ])
  })
})

it('says what products name that is not there, and twins', () => {
  const lost = jersey && { ...jersey, collections: ['ski'], related: ['skis'], name: 'Maillot perdu' }
  const problems = catalogueProblems([...products, ...(lost ? [lost] : [])], { ...texts, colours: [] })
  expect(problems).toContain(
    'Le produit « Maillot perdu » nomme la collection « ski », que personne ne connaît.',
  )
  expect(problems).toContain(
    'Le produit « Maillot perdu » nomme le produit « skis », que personne ne connaît.',
  )
  expect(problems).toContain(
    'Le produit « Maillot perdu » nomme la couleur « ardoise », que personne ne connaît.',
  )
  expect(problems).toContain('Deux produits ont l’identifiant « maillot-nuit » : seul le premier paraît.')
  expect(lost && withoutTwins([...products, lost])).toEqual(products)
})

it('is drawn in the kinds and colours there are', () => {
  expect([drawnKinds, drawnColours]).toEqual([productKinds, productColours])
})
