import { queryOf } from '#app/domain/search/addresses.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { SuggestedPages } from './suggested-pages.tsx'
import { suggestedQueries } from './suggestions.ts'

/** Before a search: words to start from, pages to go to. */
export function NothingAsked() {
  return (
    <>
      <nav className="search-kinds" aria-label="Exemples de recherche">
        <ul>
          {suggestedQueries.map((query) => (
            <li key={query}>
              <ChipLink to={searchPath + queryOf(query, undefined)} prefetch="none">
                {query}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <SuggestedPages title="Les plus demandées" />
    </>
  )
}
