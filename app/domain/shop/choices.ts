import {
  type Filterable,
  isCanonical,
  isFor,
  matches,
  noQuery,
  parseShopQuery,
  type ShopFilters,
} from './catalogue/filters.ts'
import { offeredRanges, type PriceRange, priceRangeText } from './prices/price-range.ts'
import { type Gender, genders } from './product.ts'
import { compareSizes, sizeSlug } from './sizes.ts'

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
    sizes: sizesOf(products),
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

function sizesOf(products: readonly Filterable[]): { slug: string; label: string }[] {
  const labels = new Map<string, string>()
  for (const { size } of products.flatMap(({ variants }) => variants))
    if (size !== undefined && !labels.has(sizeSlug(size))) labels.set(sizeSlug(size), size)
  return [...labels]
    .map(([slug, label]) => ({ slug, label }))
    .toSorted((one, other) => compareSizes(one.label, other.label))
}
