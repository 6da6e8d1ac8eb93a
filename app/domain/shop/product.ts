import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { Product as ProductRow } from '#content/collections.ts'

export const genders = ['femme', 'homme', 'mixte', 'enfant'] as const
export type Gender = (typeof genders)[number]

export type Variant = {
  readonly id: string
  readonly size: string | undefined
  readonly colour: string | undefined
  /** Pieces left; never below 0. */
  readonly stock: number
}

/** What is asked for a product, before and after its discount begins. Money is integer cents, taxes included. */
export type Pricing = {
  readonly priceCents: number
  /** Percent off, 0 to 90. */
  readonly discount: number
  readonly discountFrom: string | undefined
  /** Its last day. */
  readonly discountTo?: string | undefined
}

const newDays = 30

type Arrival = { readonly addedOn: string }

/** Whether a product's first day in the shop has come. Days are `AAAA-MM-JJ`. */
export function isInShop({ addedOn }: Arrival, today: string): boolean {
  return addedOn <= today
}

/** Whether a product came to the shop in the last thirty days, its first one included. Days are `AAAA-MM-JJ`. */
export function isNew(product: Arrival, today: string): boolean {
  return isInShop(product, today) && addDays(product.addedOn, newDays) > today
}

const productPrefix = '/notre-boutique/produits/'

export type ProductSummary = ReturnType<typeof summaryOfRow>
export type Product = ReturnType<typeof productOfRow>
export type Producer = Product['maker']
export type Composition = Product['composition'][number]
export type SizeGuide = NonNullable<Product['sizeGuide']>

/** A content row as lists see it: euros become cents, days get their names. */
export function summaryOfRow(row: ProductRow) {
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
    discountTo: meta.discountTo,
    art: meta.art,
    addedOn: meta.addedOn,
    isSample: meta.sample,
  }
}

export function productOfRow(row: ProductRow) {
  const { meta } = row
  const { responsible, ...maker } = meta.maker
  return {
    ...summaryOfRow(row),
    lead: meta.lead,
    gallery: row.gallery,
    composition: meta.composition,
    material: meta.material,
    care: meta.care,
    maker,
    responsible,
    sizeGuide: meta.sizeGuide,
    deliveryDelay: meta.deliveryDelay,
    story: meta.story,
    withdrawal: meta.withdrawal,
    warnings: meta.warnings,
    related: meta.related,
  }
}

/** The product with the stock left of each variant; one without a count has none. */
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
