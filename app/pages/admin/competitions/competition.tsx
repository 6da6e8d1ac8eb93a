import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import type { Route } from './+types/competition.ts'
import { RaceActs } from './race-acts.tsx'
import { RaceFacts, RacePeople } from './race-panels.tsx'
import { RaceState } from './race-state.tsx'
import { Similar } from './similar.tsx'

export { loader } from './competition.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.race.title ?? 'Course',
    description: 'Une course du calendrier.',
    path: href('/admin/competitions/:competition', { competition: params.competition ?? '' }),
    isHidden: true,
  })

export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const { race, facts, notes, people, history, similar } = loaderData
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/competitions'), label: 'Compétitions' }}
        title={race.title}
        lead={`${race.days}, ${race.place}`}
      >
        <RaceState status={race.status} />
      </AdminHead>
      <div className="admin-columns columns">
        <div className="stack">
          {similar.length > 0 ? (
            <Panel id="proches" title="Peut-être la même">
              <Similar races={similar} />
            </Panel>
          ) : null}
          <RaceFacts facts={facts} notes={notes} />
          <RacePeople id={race.id} people={people} />
        </div>
        <div className="stack">
          <RaceActs race={race} canMerge={similar.some(({ status }) => status === 'confirmed')} />
          <Panel id="historique" title="Historique">
            {history.length === 0 ? <p className="muted">Rien depuis qu’elle est là.</p> : null}
            <ol className="race-history">
              {history.map(({ id, what, who, at }) => (
                <li key={id}>
                  <b>{what}</b>
                  <small className="muted">
                    {who}, {at}
                  </small>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      </div>
    </>
  )
}
