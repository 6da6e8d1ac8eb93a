import { offeredRanges, parsePriceRange, type PriceRange, priceRangeText } from '../prices/price-range.ts'
import { type Gender, genders } from '../product.ts'
import { compareSizes, sizeSlug } from '../variants.ts'
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

export type ShopChoices = {
  readonly genders: readonly Gender[]
  readonly sizes: readonly { readonly slug: string; readonly label: string }[]
  readonly prices: readonly PriceRange[]
}

/** Choices that find something in these products, each taken alone. */
export function choicesOf(products: readonly Filterable[]): ShopChoices {
  const finds = (filters: Partial<ShopFilters>) =>
    products.some((product) => matches(product, { ...noQuery, ...filters }))
  return {
    genders: genders.filter((gender) => products.some((product) => isFor(product.gender, gender))),
    sizes: offeredSizes(products),
    prices: offeredRanges.filter((price) => finds({ price })),
  }
}

/** How many products each value of a filter would leave, the other filters staying. */
export function countWith(
  products: readonly Filterable[],
  filters: ShopFilters,
  change: Partial<ShopFilters>,
): number {
  return products.filter((product) => matches(product, { ...filters, ...change })).length
}

/** True when our own links lead to this query, other parameters aside: few enough to keep a page for each. */
export function isOffered(query: URLSearchParams, choices: ShopChoices): boolean {
  const { gender, size, price } = parseShopQuery(query)
  if (gender !== undefined && !choices.genders.includes(gender)) return false
  if (size !== undefined && !choices.sizes.some(({ slug }) => slug === size)) return false
  const offered = choices.prices.map(priceRangeText)
  if (price !== undefined && !offered.includes(priceRangeText(price))) return false
  return isCanonical(query)
}

function offeredSizes(products: readonly Filterable[]): { slug: string; label: string }[] {
  const labels = new Map<string, string>()
  for (const { size } of products.flatMap(({ variants }) => variants))
    if (size !== undefined && !labels.has(sizeSlug(size))) labels.set(sizeSlug(size), size)
  return [...labels]
    .map(([slug, label]) => ({ slug, label }))
    .toSorted((one, other) => compareSizes(one.label, other.label))
}
