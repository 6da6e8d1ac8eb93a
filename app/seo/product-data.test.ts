import { expect, test } from 'vitest'
import { productOffer, type ProductDescription } from './product-data.ts'

const club = {
  name: 'Allure',
  tagline: 'x',
  phone: { shown: '01' },
  email: 'a@b.fr',
  instagramCoaching: 'https://i.test/c',
  instagramTherapy: 'https://i.test/t',
}
const site = { siteUrl: 'https://allure.test', club }
const bottle: ProductDescription = {
  name: 'Gourde Relief',
  description: '600 ml.',
  path: '/notre-boutique/produits/gourde-relief',
  identifier: 'gourde-relief',
  picturePaths: ['/og/notre-boutique/produits/gourde-relief.png'],
  colours: ['Vert piste', 'Blanc craie'],
  sizes: [],
  material: 'Polypropylène',
  priceCents: 1650,
  stock: 'few',
  returnDays: 14,
}

test('a product says what it costs, what is left, and that it can be sent back', () => {
  const product = productOffer(site, bottle)
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'gourde-relief',
    image: ['https://allure.test/og/notre-boutique/produits/gourde-relief.png'],
    color: 'Vert piste, Blanc craie',
    offers: {
      price: '16.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      url: 'https://allure.test/notre-boutique/produits/gourde-relief',
      seller: { name: 'Allure' },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'FR' },
    },
  })
  expect(product).not.toHaveProperty('size')
  expect(JSON.stringify(product)).not.toMatch(/[rR]eview|\bratings?\b|Rating/)
})

test.each([
  ['many', 'InStock'],
  ['none', 'SoldOut'],
] as const)('a stock of « %s » is said %s', (stock, word) => {
  expect(productOffer(site, { ...bottle, stock })).toMatchObject({
    offers: { availability: `https://schema.org/${word}` },
  })
})
