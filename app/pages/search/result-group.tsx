import { addressOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchResult } from '@allure/content-engine/search/search-result.ts'
import { FoundPage } from './found-page.tsx'

type ResultGroupProps = { group: { kind: SearchKind; results: readonly SearchResult[] } }

/** Results of one kind: one entry a page, with the places in it. */
export function ResultGroup({ group: { kind, results } }: ResultGroupProps) {
  const pages = [...Map.groupBy(results, ({ path }) => path).values()]
  return (
    <section className="search-group" aria-labelledby={`trouve-${kind.slug}`}>
      <h2 className="d5" id={`trouve-${kind.slug}`}>
        {kind.label}
      </h2>
      <ul>
        {pages.map((places) => {
          const [first] = places
          return first ? (
            <li key={addressOf(first)}>
              <FoundPage places={places} title={first.title} path={first.path} />
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
