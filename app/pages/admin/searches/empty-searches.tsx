import { queryOf } from '#app/domain/search/addresses.ts'
import { listEmptySearches } from '#app/domain/search/empty-searches.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/empty-searches.ts'

export const meta = hiddenMeta('Recherches sans résultat', 'Ce que l’on cherche sans le trouver.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const searches = await listEmptySearches(services)
  return searches.map(({ words, times, lastOn }) => ({ words, times, last: formatDay(lastOn ?? '') }))
}

export default function EmptySearches({ loaderData: searches }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Recherches sans résultat"
        lead={
          <>
            Ce que l’on a cherché sans le trouver depuis 90&nbsp;jours. Sans savoir qui&nbsp;: ni adresse, ni
            compte.
          </>
        }
      />
      {searches.length === 0 ? (
        <EmptyState title="Rien à signaler">
          Depuis 90&nbsp;jours, chaque recherche a trouvé une page.
        </EmptyState>
      ) : (
        <DataTable caption="Recherches sans résultat, les plus fréquentes d’abord">
          <thead>
            <tr>
              <th scope="col">Mots</th>
              <th scope="col">Fois</th>
              <th scope="col">Dernière fois</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, times, last }) => (
              <tr key={words}>
                <th scope="row">
                  <TextLink to={searchPath + queryOf(words, undefined)} prefetch="none">
                    {words}
                  </TextLink>
                </th>
                <td className="tabular">{times}</td>
                <td>{last}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  )
}
