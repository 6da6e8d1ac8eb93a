import { expect, test } from 'vitest'
import { productOffer, type ProductDescription } from './product-data.ts'

const club = {
  name: 'Allure',
  tagline: 'x',
  phone: { link: 'tel:+33100000000' },
  city: 'Lyon',
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
  variants: [{ id: 'vert', size: undefined, colour: 'Vert piste', stock: 'few' }],
  material: 'Polypropylène',
  priceCents: 1650,
  shippingCents: 590,
  returnDays: 14,
}

test('a product says what it costs, what is left, and that it can be sent back', () => {
  const product = productOffer(site, bottle)
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'gourde-relief',
    image: ['https://allure.test/og/notre-boutique/produits/gourde-relief.png'],
    brand: { name: 'Allure' },
    color: 'Vert piste',
    offers: {
      price: '16.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      url: 'https://allure.test/notre-boutique/produits/gourde-relief',
      seller: { name: 'Allure' },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'FR' },
      shippingDetails: { shippingRate: { value: '5.90' }, shippingDestination: { addressCountry: 'FR' } },
    },
  })
  expect(product).not.toHaveProperty('size')
  expect(JSON.stringify(product)).not.toMatch(/[rR]eview|\bratings?\b|Rating/)
})

test('sizes are a group, each with what is left of it', () => {
  const sizes = [
    { id: 's', size: 'S', colour: 'Nuit', stock: 'many' },
    { id: 'm', size: 'M', colour: 'Nuit', stock: 'none' },
  ] as const
  expect(productOffer(site, { ...bottle, variants: sizes })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'gourde-relief',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { sku: 'gourde-relief.s', size: 'S', offers: { availability: 'https://schema.org/InStock' } },
      { sku: 'gourde-relief.m', size: 'M', offers: { availability: 'https://schema.org/SoldOut' } },
    ],
  })
})
