import { data, href } from 'react-router'
import { readDashboard } from '#app/domain/dashboard/store.server.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/french-dates.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import type { Route } from './+types/dashboard.ts'
import { AdminHead } from './admin-head.tsx'
import { Figures } from './figures.tsx'
import { requireAdmin } from './require-admin.server.ts'
import { ToDoItem } from './to-do-item.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Administration',
    description: 'Ce qui vous attend.',
    path: href('/admin'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, services } = await requireAdmin(context)
  const dashboard = await readDashboard(services)
  return data(
    { ...dashboard, name: actor.name, today: formatFullDay(dayInParis(services.clock.now())) },
    { headers: keptByNobody },
  )
}

export default function Dashboard({ loaderData: { toDo, figures, today } }: Route.ComponentProps) {
  const count = toDo.length
  return (
    <>
      <AdminHead
        title="Bonjour."
        lead={`Nous sommes le ${today}. ${count === 0 ? 'Rien ne vous attend.' : count === 1 ? 'Une chose vous attend.' : `${count} choses vous attendent.`}`}
      />
      <Figures figures={figures} />
      <Card as="section" aria-labelledby="a-traiter" className="admin-panel">
        <div className="admin-panel-head">
          <h2 id="a-traiter">À traiter</h2>
          <Badge tone={count > 0 ? 'warning' : 'success'}>{count > 0 ? count : 'Rien'}</Badge>
        </div>
        {count > 0 ? (
          <ul className="to-do">
            {toDo.map((item) => (
              <ToDoItem key={`${item.kind} ${item.detail}`} item={item} />
            ))}
          </ul>
        ) : (
          <p className="muted">Tout est à jour&nbsp;: belle journée pour une sortie.</p>
        )}
      </Card>
    </>
  )
}
