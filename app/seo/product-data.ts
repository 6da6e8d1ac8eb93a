import { decimalEuros, jsonLd, known, type JsonLd, type JsonValue } from './json-ld.ts'
import { absoluteUrl, type SiteFacts } from './site-facts.ts'

export type ProductDescription = {
  name: string
  description: string
  path: string
  identifier: string
  picturePaths: readonly string[]
  colours: readonly string[]
  sizes: readonly string[]
  material: string | undefined
  priceCents: number
  stock: 'many' | 'few' | 'none'
  returnDays: number
}

const availabilities = { many: 'InStock', few: 'LimitedAvailability', none: 'SoldOut' }

export function productOffer(site: SiteFacts, product: ProductDescription): JsonLd {
  // In browsers it is empty (see `page-meta.ts`).
  if (!import.meta.env.SSR) return { '@context': 'https://schema.org', '@type': 'Thing' }
  const { name, description, path, identifier, picturePaths, colours, sizes, material } = product
  const url = absoluteUrl(site, path)
  return jsonLd('Product', {
    '@id': `${url}#article`,
    name,
    description,
    url,
    sku: identifier,
    image: picturePaths.map((picture) => absoluteUrl(site, picture)),
    color: listed(colours),
    size: listed(sizes),
    material,
    offers: {
      '@type': 'Offer',
      url,
      price: decimalEuros(product.priceCents),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availabilities[product.stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', '@id': absoluteUrl(site, '/#club'), name: site.club.name },
      hasMerchantReturnPolicy: returnPolicy(product.returnDays),
    },
  })
}

function listed(names: readonly string[]): JsonValue | undefined {
  return names.length > 0 ? names.join(', ') : undefined
}

function returnPolicy(days: number): JsonValue {
  return known({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  })
}
