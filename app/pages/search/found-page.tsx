import { Link } from 'react-router'
import { addressOf } from '#app/domain/search/addresses.ts'
import type { Highlighted, SearchResult } from '@allure/content-engine/search/search-result.ts'
import { MarkedText } from './marked-text.tsx'

type FoundPageProps = { path: string; title: Highlighted; places: readonly SearchResult[] }

/** A page that was found: its title, what it says at its beginning, the headings that say more. */
export function FoundPage({ path, title, places }: FoundPageProps) {
  const beginning = places.find(({ section }) => !section)
  return (
    <article className="found-page">
      <h3>
        <Link to={path} prefetch="intent" viewTransition>
          <MarkedText pieces={title} />
        </Link>
      </h3>
      {beginning ? (
        <p>
          <MarkedText pieces={beginning.excerpt} />
        </p>
      ) : null}
      {places.map((place) =>
        place.section ? (
          <div key={place.section.anchor} className="found-section">
            <h4>
              <Link to={addressOf(place)} prefetch="intent" viewTransition>
                <MarkedText pieces={place.section.heading} />
              </Link>
            </h4>
            <p>
              <MarkedText pieces={place.excerpt} />
            </p>
          </div>
        ) : null,
      )}
    </article>
  )
}
