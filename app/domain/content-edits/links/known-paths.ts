import type { SiteContentReader } from '#content/collections.ts'
import { isSitePage } from './site-pages.ts'

/** Whether an address is a page of the site: a fixed one, or that of a text, shown already or not. */
export function pathsOf(content: Pick<SiteContentReader, 'documents'>): (path: string) => boolean {
  const addresses = (collection: 'espaceAthlete' | 'nosStages' | 'shop') =>
    content.documents(collection).flatMap(({ address }) => address ?? [])
  const known = new Set([
    ...addresses('espaceAthlete'),
    ...addresses('nosStages').flatMap((path) => [path, `${path}/inscription`, `${path}/liste-d-attente`]),
    ...addresses('shop').map((stem) => `/notre-boutique/produits/${stem}`),
  ])
  return (path) => known.has(path) || isSitePage(path)
}
