import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { Variant } from '../product.ts'
import { isAllSoldOut } from '../variants.ts'
import { sorted, type Sortable } from './sorts.ts'

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
