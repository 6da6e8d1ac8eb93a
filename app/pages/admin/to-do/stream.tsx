import { data } from 'react-router'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { readToDo } from '#app/domain/to-do/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/stream.ts'
import { folded } from './folded.ts'
import { ToDoLine } from './to-do-line.tsx'

export const meta = hiddenMeta('À traiter', 'Ce qui vous attend.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services, rights } = await readCoach(context)
  const today = formatFullDay(dayInParis(services.clock.now()))
  const waiting = await readToDo(services, rights)
  const groups = folded(waiting)
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return data({ groups, count, today }, { headers: noStore })
}

export default function ToDoStream({ loaderData: { groups, count, today } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Bonjour."
        lead={`Nous sommes le ${today}. ${count === 0 ? 'Rien ne vous attend.' : count === 1 ? 'Une chose vous attend.' : `${count} choses vous attendent.`}`}
      />
      <Panel
        id="a-traiter"
        title="À traiter"
        end={<Badge tone={count > 0 ? 'warning' : 'success'}>{count > 0 ? count : 'Rien'}</Badge>}
      >
        {count === 0 ? <p className="muted">Tout est à jour&nbsp;: belle journée pour une sortie.</p> : null}
        {groups.map(({ key, shown, more, left }) => (
          <div key={key} className="to-do-group">
            <ul className="to-do">
              {shown.map((line) => (
                <ToDoLine key={line.id} line={line} />
              ))}
            </ul>
            {more.length > 0 ? (
              <details className="to-do-more">
                <summary>
                  {more.length + left} de plus{left > 0 ? `, dont ${more.length} ici` : ''}
                </summary>
                <ul className="to-do">
                  {more.map((line) => (
                    <ToDoLine key={line.id} line={line} />
                  ))}
                </ul>
              </details>
            ) : null}
          </div>
        ))}
      </Panel>
    </>
  )
}
