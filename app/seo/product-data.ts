import { decimalEuros, jsonLd, known, type JsonLd, type JsonValue } from './json-ld.ts'
import { absoluteUrl, type SiteFacts } from './site-facts.ts'
import { organizer } from './structured-data.ts'

export type ProductDescription = {
  name: string
  description: string
  path: string
  identifier: string
  picturePaths: readonly string[]
  variants: readonly ProductVariant[]
  material: string | undefined
  priceCents: number
  /** What it costs to have it sent in mainland France; undefined when it is not sent. */
  shippingCents: number | undefined
  returnDays: number
}

type ProductVariant = {
  id: string
  size: string | undefined
  colour: string | undefined
  stock: 'many' | 'few' | 'none'
}

const availabilities = { many: 'InStock', few: 'LimitedAvailability', none: 'SoldOut' }

/** A product, or the group of its sizes and colours when there are several. */
export function productOffer(site: SiteFacts, product: ProductDescription): JsonLd {
  // In browsers it is empty (see `page-meta.ts`).
  if (!import.meta.env.SSR) return { '@context': 'https://schema.org', '@type': 'Thing' }
  const { identifier, path, variants } = product
  const common = known({
    name: product.name,
    description: product.description,
    url: absoluteUrl(site, path),
    image: product.picturePaths.map((picture) => absoluteUrl(site, picture)),
    brand: { '@type': 'Brand', name: site.club.name },
    material: product.material,
  })
  const own = { '@id': `${absoluteUrl(site, path)}#article`, ...common }
  const [only, ...others] = variants
  if (only && others.length === 0)
    return jsonLd('Product', { ...own, sku: identifier, ...variantData(site, product, only) })
  return jsonLd('ProductGroup', {
    ...own,
    productGroupID: identifier,
    variesBy: (['size', 'color'] as const)
      .filter(
        (name) => new Set(variants.map(({ size, colour }) => (name === 'size' ? size : colour))).size > 1,
      )
      .map((name) => `https://schema.org/${name}`),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      ...common,
      sku: `${identifier}.${variant.id}`,
      ...variantData(site, product, variant),
    })),
  })
}

function variantData(site: SiteFacts, product: ProductDescription, { size, colour, stock }: ProductVariant) {
  const { path, priceCents, returnDays, shippingCents } = product
  return known({
    size,
    color: colour,
    offers: known({
      '@type': 'Offer',
      url: absoluteUrl(site, path),
      price: decimalEuros(priceCents),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availabilities[stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizer(site),
      hasMerchantReturnPolicy: returnPolicy(returnDays),
      shippingDetails: shippingCents === undefined ? undefined : shipping(shippingCents),
    }),
  })
}

function shipping(cents: number): JsonValue {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalEuros(cents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
  }
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
