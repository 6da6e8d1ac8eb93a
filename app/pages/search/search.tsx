import { data, href } from 'react-router'
import { visitorHeaders } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/search.ts'
import { NothingAsked } from './nothing-asked.tsx'
import { readSearch, searchHeaders } from './read-search.server.ts'
import { SearchForm } from './search-form.tsx'
import { SearchRefused } from './search-refused.tsx'
import { SearchResults } from './search-results.tsx'
import './search.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await readSearch(context, request)
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

/** The results as a page of their own: with or without JavaScript, an address to keep. */
export default function Search({ loaderData: found }: Route.ComponentProps) {
  const { query, kind } = found
  return (
    <div className="wrap search">
      <h1 className="d2">Recherche</h1>
      <SearchForm query={query} kind={kind} />
      {found.refused !== undefined ? (
        <SearchRefused refused={found.refused} seconds={found.wait} query={query} />
      ) : query === '' ? (
        <NothingAsked />
      ) : (
        <SearchResults query={query} kind={kind} answer={found.answer} />
      )}
    </div>
  )
}
