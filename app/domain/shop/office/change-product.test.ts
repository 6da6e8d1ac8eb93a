import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeProduct } from './change-product.ts'
import { compositionAsTyped, readComposition } from './composition-text.ts'
import { copyOfProduct } from './copy-product.ts'
import { pricePreview } from './price-preview.ts'
import { fileOf, productAsTyped } from './product-fields.ts'

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../content/shop/${name}.yml`), 'utf8')
const shirt = file('t-shirt-relief')
const collections = ['course', 'natation', 'triathlon', 'accessoires'].map((id) => ({ id }))
const change = (typed: Record<string, string>, text = shirt) =>
  changeProduct(text, { ...productAsTyped(text), ...typed }, collections)

function changed(typed: Record<string, string>, text = shirt) {
  const outcome = change(typed, text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.text
}

test('a form sent as it was shown changes nothing of what the file says', () => {
  for (const name of ['t-shirt-relief', 'bonnet-ondes', 'trifonction-enchainement-femme', 'gourde-relief']) {
    const text = file(name)
    expect(changed({}, text), name).toBe(text)
  }
})

test('what is typed replaces what was there, the rest and its days stay as they were written', () => {
  const text = `# Le t-shirt d’après.\n${shirt}`
  const after = changed(
    {
      name: '  T-shirt   Crête ',
      price: '32,50 €',
      discount: '20 %',
      discountFrom: '2027-01-06',
      discountTo: '2027-02-02',
      'collection-course': '',
      composition: 'Corps : lin 60 %, coton 40 %\r\nCol : coton 95,5 ; élasthanne 4,5',
      material: '',
    },
    text,
  )
  expect(after).toContain('# Le t-shirt d’après.')
  expect(after).toContain('addedOn: J-130')
  expect(fileOf(after)).toEqual({
    ...fileOf(shirt),
    name: 'T-shirt Crête',
    price: 32.5,
    discount: 20,
    discountFrom: '2027-01-06',
    discountTo: '2027-02-02',
    collection: ['accessoires'],
    composition: [
      {
        part: 'Corps',
        fibres: [
          { fibre: 'lin', percent: 60 },
          { fibre: 'coton', percent: 40 },
        ],
      },
      {
        part: 'Col',
        fibres: [
          { fibre: 'coton', percent: 95.5 },
          { fibre: 'élasthanne', percent: 4.5 },
        ],
      },
    ],
  })
})

test('a size is added with a name of its own and nothing in stock; one is taken away, the others keep their names', () => {
  const after = changed({
    'variant-0-gone': 'on',
    'variant-12-size': '3XL',
    'variant-12-colour': 'vert-piste',
  })
  const inventory = fileOf(after).inventory as { id: string }[]
  expect(inventory.map(({ id }) => id)).not.toContain('blanc-craie-xs')
  expect(inventory).toHaveLength(12)
  expect(inventory.at(-1)).toEqual({ id: 'vert-piste-3xl', stock: 0, size: '3XL', colour: 'vert-piste' })
})

test('what cannot be read is said by field, and nothing is changed', () => {
  const none = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`variant-${index}-gone`, 'on']))
  const outcome = change({ price: 'trente', discount: '95', composition: 'Corps coton', ...none })
  expect(outcome).toMatchObject({ ok: false })
  expect(!outcome.ok && outcome.problems.map(({ field }) => field)).toEqual([
    'price',
    'discount',
    'composition',
    'inventory',
  ])
})

test.each(['coton 100 %', 'Corps : coton 95,5 %, lin 4,5 %\nCol : coton 100 %'])(
  '« %s » is read as it is written',
  (typed) => {
    expect(compositionAsTyped(readComposition(typed) ?? [])).toBe(typed)
  },
)

test.each([': coton 100', 'coton', 'Corps : coton cent', 'coton 100 %,,'])(
  '« %s » is no composition',
  (typed) => expect(readComposition(typed)).toBeUndefined(),
)

test('a product made after another is a draft without its stock, its photos and its discount', () => {
  const copy = fileOf(
    copyOfProduct(shirt, { name: 'T-shirt Vague', identifier: 't-shirt-vague', addedOn: '2026-11-23' }),
  )
  expect(copy).toMatchObject({
    name: 'T-shirt Vague',
    identifier: 't-shirt-vague',
    draft: true,
    addedOn: '2026-11-23',
  })
  expect(copy).not.toHaveProperty('sample')
  expect((copy.inventory as { stock: number }[]).every(({ stock }) => stock === 0)).toBe(true)
  expect(copy.maker).toEqual(fileOf(shirt).maker)
})

test('the price to strike is shown before it is saved: the lowest of the thirty days before, never the wished one', () => {
  const history = [
    { on: '2026-10-01', priceCents: 4000, askedCents: 4000 },
    { on: '2026-11-10', priceCents: 3000, askedCents: 3000 },
  ]
  const pricing = { priceCents: 5000, discount: 50, discountFrom: '2026-11-20' }
  expect(pricePreview(pricing, history, '2026-11-23')).toEqual([
    { on: '2026-11-23', price: { askedCents: 2500, struckCents: 3000, percentOff: 16 } },
  ])
  const later = pricePreview({ ...pricing, discountFrom: '2026-12-01' }, history, '2026-11-23')
  expect(later.map(({ on, price }) => [on, price.askedCents, price.struckCents])).toEqual([
    ['2026-11-23', 5000, undefined],
    ['2026-12-01', 2500, 3000],
  ])
  const over = { ...pricing, discountTo: '2026-11-22' }
  expect(pricePreview(over, history, '2026-11-23')[0]?.price).toEqual({
    askedCents: 5000,
    struckCents: undefined,
    percentOff: undefined,
  })
})

test('story, size guide, warnings, maker and delays are written where they stand, and taken away when emptied', () => {
  const told = fileOf(
    changed({
      storyTitle: 'Née au lac',
      storyText: 'Dessinée par le club.',
      guideTable: 'Taille | Poitrine (cm)\nM|94 – 100\r\n\nL | 101 – 107',
      warnings: ' Lavez avant de porter.\nLoin du feu. ',
      deliveryDelay: '7',
      makerCity: 'Saint-Étienne',
    }),
  )
  expect(told).toMatchObject({
    story: { title: 'Née au lac', text: 'Dessinée par le club.' },
    sizeGuide: {
      columns: ['Taille', 'Poitrine (cm)'],
      rows: [
        ['M', '94 – 100'],
        ['L', '101 – 107'],
      ],
    },
    warnings: ['Lavez avant de porter.', 'Loin du feu.'],
    deliveryDelay: 7,
    maker: { address: { city: 'Saint-Étienne' } },
  })
  const emptied = fileOf(
    changed({ storyTitle: '', storyText: '', guideTable: '', guideAdvice: '', warnings: '' }),
  )
  for (const field of ['story', 'sizeGuide', 'warnings']) expect(emptied).not.toHaveProperty(field)
})
