import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { Product as ProductRow } from '#content/collections.ts'
import type { Product, ProductSummary } from '../product.ts'

const productPrefix = '/notre-boutique/produits/'

/** A content row as lists see it: euros become cents, days get their names. */
export function summaryOfRow(row: ProductRow): ProductSummary {
  const { meta } = row
  return {
    identifier: row.identifier,
    path: productPrefix + row.identifier,
    name: row.name,
    summary: meta.summary,
    collections: row.collection,
    gender: row.gender,
    variants: row.inventory.map(({ id, size, colour, stock }) => ({ id, size, colour, stock })),
    priceCents: centsOfEuros(row.price),
    discount: row.discount,
    discountFrom: meta.discountFrom,
    art: meta.art,
    addedOn: meta.addedOn,
    isSample: meta.sample,
  }
}

/** A content row as the product's page sees it. */
export function productOfRow(row: ProductRow): Product {
  const { meta } = row
  const { responsible, ...maker } = meta.maker
  return {
    ...summaryOfRow(row),
    lead: meta.lead,
    gallery: row.gallery,
    composition: meta.composition.map(({ part, fibres }) => ({ part, fibres })),
    material: meta.material,
    care: meta.care,
    maker,
    responsible,
    sizeGuide: meta.sizeGuide && { ...meta.sizeGuide, advice: meta.sizeGuide.advice },
    deliveryDelay: meta.deliveryDelay,
    story: meta.story,
    withdrawal: meta.withdrawal,
    warnings: meta.warnings,
    related: meta.related,
  }
}

/**
 * The product with what the stock says is left of each variant. A variant the stock does not know has none:
 * it cannot be sold before it is counted.
 */
export function withStock<Known extends Pick<ProductSummary, 'variants'>>(
  product: Known,
  piecesLeft: ReadonlyMap<string, number>,
): Known {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: Math.max(0, piecesLeft.get(variant.id) ?? 0),
  }))
  return { ...product, variants }
}
