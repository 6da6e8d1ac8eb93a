import { Link, href } from 'react-router'
import { addressOf, queryOf } from '#app/domain/search/addresses.ts'
import { countOf, kindsFound, resultCount, resultsByKind, type SearchKind } from '#app/domain/search/kinds.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { SearchAnswer, SearchResult, Highlighted } from '@allure/content-engine/search'
import { MarkedText } from './marked-text.tsx'
import { SuggestedPages } from './suggested-pages.tsx'

type SearchResultsProps = { query: string; kind: SearchKind | undefined; answer: SearchAnswer }

export function SearchResults({ query, kind, answer: { results, counts, corrected } }: SearchResultsProps) {
  const isFound = results.length > 0
  const found = isFound ? resultCount(countOf(counts, kind)) : 'Aucun résultat'
  return (
    <>
      <output className="search-count muted">
        {found} pour «&#8239;{corrected ?? query}&#8239;»
        {corrected ? <>. Rien pour «&#8239;{query}&#8239;».</> : null}
      </output>
      {kindsFound(counts).length > 0 ? <KindLinks query={query} kind={kind} counts={counts} /> : null}
      {resultsByKind(results).map((group) => (
        <ResultGroup key={group.kind.slug} group={group} />
      ))}
      {isFound ? null : <NothingFound query={query} kind={kind} elsewhere={countOf(counts, undefined)} />}
    </>
  )
}

type ResultGroupProps = { group: { kind: SearchKind; results: readonly SearchResult[] } }

function ResultGroup({ group: { kind, results } }: ResultGroupProps) {
  const pages = [...Map.groupBy(results, ({ path }) => path).values()]
  return (
    <section className="search-group" aria-labelledby={`trouve-${kind.slug}`}>
      <h2 className="d5 muted" id={`trouve-${kind.slug}`}>
        {kind.label}
      </h2>
      <ul>
        {pages.map((places) => (
          <li key={places[0]?.path}>
            <FoundPage places={places} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type KindLinksProps = Omit<SearchResultsProps, 'answer'> & Pick<SearchAnswer, 'counts'>

function KindLinks({ query, kind: current, counts }: KindLinksProps) {
  return (
    <nav className="search-kinds" aria-label="Filtrer les résultats">
      <ul className="chips">
        {[undefined, ...kindsFound(counts)].map((kind) => (
          <li key={kind?.slug ?? ''}>
            <ChipLink
              to={searchPath + queryOf(query, kind)}
              current={current?.slug === kind?.slug}
              prefetch="none"
            >
              {kind?.label ?? 'Tout'} <span className="found-count tabular">{countOf(counts, kind)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FoundPage({ places }: { places: readonly SearchResult[] }) {
  const [first] = places
  if (!first) return null
  const beginning = places.find(({ section }) => !section)
  return (
    <article className="found-page">
      <h3>
        <FoundLink to={first.path} pieces={first.title} />
      </h3>
      {beginning ? <Excerpt pieces={beginning.excerpt} /> : null}
      {places.map((place) =>
        place.section ? (
          <div key={place.section.anchor} className="found-section">
            <h4>
              <FoundLink to={addressOf(place)} pieces={place.section.heading} />
            </h4>
            <Excerpt pieces={place.excerpt} />
          </div>
        ) : null,
      )}
    </article>
  )
}

function FoundLink({ to, pieces }: { to: string; pieces: Highlighted }) {
  return (
    <Link to={to} prefetch="intent" viewTransition>
      <MarkedText pieces={pieces} />
    </Link>
  )
}

function Excerpt({ pieces }: { pieces: Highlighted }) {
  return (
    <p className="muted">
      <MarkedText pieces={pieces} />
    </p>
  )
}

type NothingFoundProps = { query: string; kind: SearchKind | undefined; elsewhere: number }

function NothingFound({ query, kind, elsewhere }: NothingFoundProps) {
  const isElsewhere = kind && elsewhere > 0
  const isWordless = !/[\p{L}\p{N}]/u.test(query)
  return (
    <>
      <EmptyState
        title={isWordless ? 'Il manque un mot' : 'Rien à cette allure'}
        art={<LineArt name="empty-flat" />}
        action={
          <ButtonLink
            to={isElsewhere ? searchPath + queryOf(query, undefined) : href('/contact')}
            look="line"
          >
            {isElsewhere ? `Voir ${resultCount(elsewhere)} ailleurs` : 'Nous poser la question'}
          </ButtonLink>
        }
      >
        {isWordless
          ? 'Écrivez au moins deux lettres de ce que vous cherchez.'
          : 'Essayez un mot plus court, ou un seul mot. Les accents et les majuscules ne comptent pas.'}
      </EmptyState>
      <SuggestedPages title="Ces pages répondent souvent" />
    </>
  )
}
