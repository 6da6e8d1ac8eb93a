import { data, href, Form } from 'react-router'
import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import './search.css'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/search.ts'
import { noteEmptySearch, readSearch, searchHeaders } from './read-search.server.ts'
import { SearchResults } from './search-results.tsx'
import { SuggestedPages } from './suggested-pages.tsx'
import { suggestedQueries } from './suggestions.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await readSearch(context, request)
  noteEmptySearch(context, found)
  return data(found, { headers: searchHeaders(found), ...('refused' in found && { status: found.refused }) })
}

export const headers = visitorHeaders(['q', 'dans'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query ? `«\u202F${loaderData.query}\u202F», recherche` : 'Recherche',
    description: 'Chercher dans tout le site\u00A0: coaching, stages, soins, équipe, horaires et conditions.',
    path: href('/recherche'),
    isHidden: true,
  })

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const { query, kind } = found
  return (
    <div className="wrap search">
      <h1 className="d2">Recherche</h1>
      <SearchForm query={query} kind={kind} />
      {found.refused !== undefined ? (
        <SearchRefused {...found} />
      ) : query === '' ? (
        <NothingAsked />
      ) : (
        <SearchResults query={query} kind={kind} answer={found.answer} />
      )}
    </div>
  )
}

type SearchRefusal = { refused: 401 | 403 | 429; wait?: number; query: string }

function SearchRefused({ refused, wait = 1, query }: SearchRefusal) {
  if (refused === 429)
    return (
      <EmptyState title="Un peu de récupération" art={<LineArt name="empty-lanes" />}>
        Trop de recherches sont venues de votre connexion en une minute. Réessayez dans{' '}
        {wait === 1 ? 'une seconde' : `${wait}\u00A0secondes`}.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Réservé aux membres du club"
      art={<LineArt name="empty-lanes" />}
      action={
        <ButtonLink to={searchPath + queryOf(query, undefined)} look="line">
          Chercher dans le reste du site
        </ButtonLink>
      }
    >
      {refused === 403
        ? 'Les articles de l’espace athlète s’ouvrent avec un coaching en cours.'
        : 'Les articles de l’espace athlète se cherchent une fois connecté.'}
    </EmptyState>
  )
}

function NothingAsked() {
  return (
    <>
      <nav className="search-kinds" aria-label="Exemples de recherche">
        <ul className="chips">
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

function SearchForm({ query, kind }: { query: string; kind: SearchKind | undefined }) {
  return (
    <search>
      <Form action={searchPath} className="search-form">
        <label htmlFor="recherche">Que cherchez-vous&#8239;?</label>
        <div className="search-form-line cluster">
          <input
            key={query}
            id="recherche"
            className="control"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          {kind ? <input type="hidden" name="dans" value={kind.slug} /> : null}
          <Button type="submit" icon="search">
            Rechercher
          </Button>
        </div>
      </Form>
    </search>
  )
}
