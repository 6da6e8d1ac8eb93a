import { parsePriceRange, type PriceRange, priceRangeText } from '../prices/price-range.ts'
import { type Gender, genders } from '../product.ts'
import { sizeSlug } from '../sizes.ts'
import { defaultSort, type Sort, sortNamed } from './sorts.ts'

/** What the address of a list asks for: `…/collection/course?genre=femme&taille=m&prix=25-60&tri=prix-croissant`. */
export type ShopFilters = {
  readonly collection: string | undefined
  readonly gender: Gender | undefined
  readonly size: string | undefined
  readonly price: PriceRange | undefined
}

export type ShopQuery = ShopFilters & { readonly sort: Sort }

export const noQuery: ShopQuery = {
  collection: undefined,
  gender: undefined,
  size: undefined,
  price: undefined,
  sort: defaultSort,
}

/** Query parameters a list reads, in their canonical order. */
export const shopParameters = ['genre', 'taille', 'prix', 'tri'] as const

const longestSlug = 40

/** Reads the query of an address; a value that means nothing is left out rather than refused. */
export function parseShopQuery(query: URLSearchParams, collection?: string): ShopQuery {
  return {
    collection,
    gender: genders.find((gender) => gender === query.get('genre')),
    size: sizeSlug((query.get('taille') ?? '').slice(0, longestSlug)) || undefined,
    price: parsePriceRange(query.get('prix')),
    sort: sortNamed(query.get('tri')),
  }
}

/** The query of an address, with its question mark; empty for none. Same query, same text. */
export function shopQueryText({ gender, size, price, sort }: Omit<ShopQuery, 'collection'>): string {
  const query = new URLSearchParams()
  if (gender) query.set('genre', gender)
  if (size) query.set('taille', size)
  if (price) query.set('prix', priceRangeText(price))
  if (sort !== defaultSort) query.set('tri', sort)
  return query.size > 0 ? `?${query}` : ''
}

/** Whether what a query asks of a list is written as we write it; what it asks of others does not matter. */
export function isCanonical(query: URLSearchParams): boolean {
  const read = shopParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return shopQueryText(parseShopQuery(query)) === (read.length > 0 ? `?${new URLSearchParams(read)}` : '')
}

/** The address of the list a query asks for: `/notre-boutique/collection/course?genre=femme`. */
export function shopAddress(query: ShopQuery): string {
  const { collection } = query
  return `/notre-boutique${collection === undefined ? '' : `/collection/${collection}`}${shopQueryText(query)}`
}

/** What filters read of a product; its price is the one asked today, in cents. */
export type Filterable = {
  readonly collections: readonly string[]
  readonly gender: Gender
  readonly variants: readonly { readonly size: string | undefined }[]
  readonly askedCents: number
}

/** Whether a product answers all filters. A sold-out size counts: the list says it is, rather than hide it. */
export function matches(product: Filterable, { collection, gender, size, price }: ShopFilters): boolean {
  if (collection !== undefined && !product.collections.includes(collection)) return false
  if (gender !== undefined && !isFor(product.gender, gender)) return false
  if (size !== undefined && !sizesOf(product).includes(size)) return false
  const { fromCents = 0, toCents = Infinity } = price ?? {}
  return product.askedCents >= fromCents && product.askedCents <= toCents
}

/** A mixed cut is for women and for men alike; children have their own. */
export function isFor(cut: Gender, asked: Gender): boolean {
  return cut === asked || (cut === 'mixte' && asked !== 'enfant')
}

function sizesOf({ variants }: Filterable): string[] {
  return variants.flatMap(({ size }) => (size === undefined ? [] : [sizeSlug(size)]))
}
