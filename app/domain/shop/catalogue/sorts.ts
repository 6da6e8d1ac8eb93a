import type { ProductSummary } from '../product.ts'

export const sorts = ['nouveautes', 'prix-croissant', 'prix-decroissant', 'nom'] as const
export type Sort = (typeof sorts)[number]

export const defaultSort: Sort = 'nouveautes'

export const sortLabels: Readonly<Record<Sort, string>> = {
  nouveautes: 'Nouveautés d’abord',
  'prix-croissant': 'Prix croissant',
  'prix-decroissant': 'Prix décroissant',
  nom: 'De A à Z',
}

/** The order an address names; the usual one for a name nobody knows. */
export function sortNamed(name: string | null): Sort {
  return sorts.find((sort) => sort === name) ?? defaultSort
}

/** What an order reads of a product; its price is the one asked today, in cents. */
export type Sortable = Pick<ProductSummary, 'identifier' | 'name' | 'addedOn'> & {
  readonly askedCents: number
}

const french = new Intl.Collator('fr', { numeric: true })

/** The products in an order, a new list. Equals stand by name, then by identifier: the same every time. */
export function sorted<Known extends Sortable>(products: readonly Known[], sort: Sort): Known[] {
  const compare = comparisons[sort]
  return products.toSorted((one, other) => compare(one, other) || byName(one, other))
}

const comparisons: Readonly<Record<Sort, (one: Sortable, other: Sortable) => number>> = {
  nouveautes: (one, other) => compareTexts(other.addedOn, one.addedOn),
  'prix-croissant': (one, other) => one.askedCents - other.askedCents,
  'prix-decroissant': (one, other) => other.askedCents - one.askedCents,
  nom: () => 0,
}

function byName(one: Sortable, other: Sortable): number {
  return french.compare(one.name, other.name) || compareTexts(one.identifier, other.identifier)
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
