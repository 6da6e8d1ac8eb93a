import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { ProductSummary, Variant } from '../product.ts'
import { isAllSoldOut } from '../variants.ts'
import { isFor } from './filters.ts'
import { type Sortable, sorted } from './sorts.ts'

type Relatable = Pick<ProductSummary, 'identifier' | 'collections' | 'gender' | 'variants' | 'name'>

/** Related products: those its file names, then by shared collections; none sold out, unknown names are ignored. */
export function relatedProducts<Known extends Relatable>(
  product: Relatable & { readonly related: readonly string[] },
  others: readonly Known[],
  count: number,
): Known[] {
  const available = others.filter(
    ({ identifier, variants }) => identifier !== product.identifier && !isAllSoldOut(variants),
  )
  const byIdentifier = new Map(available.map((other) => [other.identifier, other]))
  const named = [...new Set(product.related)].flatMap((identifier) => byIdentifier.get(identifier) ?? [])
  const near = [...byIdentifier.values()]
    .filter((other) => !named.includes(other) && nearness(product, other) > 0)
    .toSorted(
      (one, other) =>
        nearness(product, other) - nearness(product, one) ||
        (one.identifier < other.identifier ? -1 : Number(one.identifier !== other.identifier)),
    )
  return [...named, ...near].slice(0, Math.max(0, count))
}

/** Shared collections; half a point more for the same people. 0 when they share none. */
function nearness(product: Relatable, other: Relatable): number {
  const shared = other.collections.filter((collection) => product.collections.includes(collection)).length
  const isForSame = isFor(other.gender, product.gender) || isFor(product.gender, other.gender)
  return shared === 0 ? 0 : shared + (isForSame ? 0.5 : 0)
}

type Showable = Sortable & {
  readonly art: Pick<ProductArt, 'kind'>
  readonly variants: readonly Pick<Variant, 'stock'>[]
}

/** What is shown of the shop elsewhere: the newest of each kind that can be bought. */
export function shopWindow<Known extends Showable>(products: readonly Known[], count: number): Known[] {
  const kinds = new Map<string, Known>()
  for (const product of sorted(products, 'nouveautes'))
    if (!kinds.has(product.art.kind) && !isAllSoldOut(product.variants)) kinds.set(product.art.kind, product)
  return [...kinds.values()].slice(0, count)
}
