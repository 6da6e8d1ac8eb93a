import { href } from 'react-router'
import { officeTabs } from '#app/domain/competitions/calendar/office-tabs.ts'
import { families } from '#app/domain/competitions/disciplines.ts'
import { seasonSlug } from '#app/domain/competitions/season/season.ts'
import { listForOffice } from '#app/domain/competitions/store.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { listAddress, ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/competitions.ts'
import { RaceLine } from './race-line.tsx'
import { readRacesAsked } from './read-races.server.ts'
import { shownRace } from './shown-race.ts'

export const meta = hiddenMeta('Compétitions', 'Les courses du calendrier et celles qui sont proposées.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, asked } = readRacesAsked(url, services.clock.now())
  const { races, total, ofTab, seasons } = await listForOffice(services, asked)
  const lines = races.map(({ competition, going }) => {
    const race = shownRace(competition)
    return { id: race.id, race, going }
  })
  const named = seasons.map((season) => ({ value: seasonSlug(season), label: season.name }))
  return { lines, total, ofTab, seasons: named, query }
}

const sports = Object.entries(families)
  .filter(([value]) => value !== 'stage')
  .map(([value, label]) => ({ value, label }))

export default function Competitions({ loaderData: { ofTab, seasons, ...list } }: Route.ComponentProps) {
  const tabs = officeTabs.map(({ filter, tab, name }) => ({ filter, name, number: ofTab[tab] }))
  return (
    <>
      <AdminHead title="Compétitions" lead="Ce qui est au calendrier du club, et ce que l’on vous propose.">
        <div className="row chips">
          <a
            className="button button-line button-small"
            href={listAddress(href('/admin/competitions/competitions.csv'), { ...list.query, page: 1 })}
          >
            <Icon name="download" size={18} />
            Exporter en CSV
          </a>
          <ButtonLink look="line" size="small" to={href('/admin/competitions/importer')}>
            Importer
          </ButtonLink>
          <ButtonLink size="small" to={href('/admin/competitions/ajouter')} icon="plus">
            Ajouter une course
          </ButtonLink>
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/competitions')}
        {...list}
        searched="Nom ou lieu"
        choices={tabs}
        filters={[
          { name: 'sport', label: 'Sport', choices: [{ value: '', label: 'Tous sports' }, ...sports] },
          { name: 'saison', label: 'Saison', choices: [{ value: '', label: 'Toutes saisons' }, ...seasons] },
        ]}
        label="Compétitions"
        empty={{
          title: 'Aucune course ici',
          text: 'Changez la recherche ou les filtres, ou ajoutez-en une.',
        }}
        renderLine={({ race, going }) => <RaceLine race={race} going={going} />}
      />
    </>
  )
}
