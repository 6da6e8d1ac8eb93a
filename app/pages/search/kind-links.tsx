import { queryOf } from '#app/domain/search/addresses.ts'
import { countOf, kindsFound } from '#app/domain/search/kinds.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'

type KindLinksProps = {
  query: string
  kind: SearchKind | undefined
  counts: Readonly<Record<string, number>>
}

/** Filters are links, each with what it leads to. */
export function KindLinks({ query, kind: current, counts }: KindLinksProps) {
  const to = (kind: SearchKind | undefined) => searchPath + queryOf(query, kind)
  return (
    <nav className="search-kinds" aria-label="Filtrer les résultats">
      <ul>
        <li>
          <ChipLink to={to(undefined)} current={!current} prefetch="none">
            Tout <span className="search-kind-count">{countOf(counts, undefined)}</span>
          </ChipLink>
        </li>
        {kindsFound(counts).map((kind) => (
          <li key={kind.slug}>
            <ChipLink to={to(kind)} current={current?.slug === kind.slug} prefetch="none">
              {kind.label} <span className="search-kind-count">{kind.count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
