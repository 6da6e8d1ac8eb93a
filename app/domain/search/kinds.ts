import type { SiteCollections } from '#content/collections.ts'

export type SearchKind = {
  readonly slug: string
  readonly label: string
  readonly collection: keyof SiteCollections
  readonly isForMembers?: boolean
}

export const searchKinds: readonly SearchKind[] = [
  { slug: 'pages', label: 'Pages', collection: 'info' },
  { slug: 'stages', label: 'Stages', collection: 'nosStages' },
  { slug: 'boutique', label: 'Boutique', collection: 'shop' },
  { slug: 'espace-athlete', label: 'Ressources', collection: 'espaceAthlete', isForMembers: true },
]

export const mostResults = 40

/** The kind an address names; undefined for all of them, and for a name nobody knows. */
export function kindNamed(slug: string | null): SearchKind | undefined {
  return searchKinds.find((kind) => kind.slug === slug)
}

type CountedKind = SearchKind & { readonly count: number }

export function kindsFound(counts: Readonly<Record<string, number>>): readonly CountedKind[] {
  return searchKinds
    .map((kind) => ({ ...kind, count: counts[kind.collection] ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** Results by kind; the kind that has the best one comes first. */
export function resultsByKind<Result extends { readonly collection: string }>(
  results: readonly Result[],
): readonly { readonly kind: SearchKind; readonly results: readonly Result[] }[] {
  return [...Map.groupBy(results, ({ collection }) => collection)].flatMap(([collection, own]) => {
    const kind = searchKinds.find((known) => known.collection === collection)
    return kind ? [{ kind, results: own }] : []
  })
}

/** « 1 résultat », « 12 résultats » */
export function resultCount(count: number): string {
  return `${count}\u00A0${count > 1 ? 'résultats' : 'résultat'}`
}

export function countOf(counts: Readonly<Record<string, number>>, kind: SearchKind | undefined): number {
  if (kind) return counts[kind.collection] ?? 0
  return kindsFound(counts).reduce((sum, { count }) => sum + count, 0)
}
