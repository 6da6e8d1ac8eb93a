import { countOf, kindsFound, resultCount, resultsByKind } from '#app/domain/search/kinds.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search/search-result.ts'
import { KindLinks } from './kind-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultGroup } from './result-group.tsx'

type SearchResultsProps = { query: string; kind: SearchKind | undefined; answer: SearchAnswer }

/** What was found, by kind; the number is announced at each change of words or of kind. */
export function SearchResults({ query, kind, answer: { results, counts } }: SearchResultsProps) {
  const isFound = results.length > 0
  const found = isFound ? resultCount(countOf(counts, kind)) : 'Aucun résultat'
  return (
    <>
      <output className="search-count">
        {found} pour «&#8239;{query}&#8239;»
      </output>
      {kindsFound(counts).length > 0 ? <KindLinks query={query} kind={kind} counts={counts} /> : null}
      {resultsByKind(results).map((group) => (
        <ResultGroup key={group.kind.slug} group={group} />
      ))}
      {isFound ? null : <NothingFound query={query} kind={kind} elsewhere={countOf(counts, undefined)} />}
    </>
  )
}
