import { data, href } from 'react-router'
import { procedures } from '#app/domain/dashboard/procedures.ts'
import { readDashboard } from '#app/domain/dashboard/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/to-do.ts'

export const meta = hiddenMeta('Marche à suivre', 'Ce qui se règle hors de cette page.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { toDo } = await readDashboard(services)
  const waiting = toDo.flatMap(({ kind, title, detail, numbers = [] }, index) => {
    const procedure = procedures[kind]
    if (!procedure) return []
    const { text, commands = [] } = procedure
    // Money that no order asked for has the name of its payment only.
    const orders = numbers.filter((number) => /^\d{4}-/.test(number))
    // Of two alarms the first has the address that the dashboard names.
    const isFirst = toDo.findIndex((other) => other.kind === kind) === index
    return [{ id: isFirst ? kind : `${kind}-${index}`, title, detail, text, commands, orders }]
  })
  return data({ waiting }, { headers: noStore })
}

export default function ToDoPage({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin'), label: 'Tableau de bord' }}
        title="Marche à suivre"
        lead="Ce qu’il y a à savoir avant d’agir, ici, sur la machine du site, ou chez votre prestataire."
      />
      {waiting.length === 0 ? <EmptyState title="Rien ne vous attend">Tout est à jour.</EmptyState> : null}
      {waiting.map(({ id, title, detail, text, commands, orders }) => (
        <Panel key={id} id={id} title={title}>
          <div className="stack admin-procedure">
            <p className="muted">{detail}</p>
            <p>{text}</p>
            {orders.length > 0 ? (
              <ul className="row chips">
                {orders.map((number) => (
                  <li key={number}>
                    <ButtonLink look="line" size="small" to={href('/admin/commandes/:number', { number })}>
                      Commande {number}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            ) : null}
            {commands.length > 0 ? (
              <pre>
                <code>{commands.join('\n')}</code>
              </pre>
            ) : null}
          </div>
        </Panel>
      ))}
    </>
  )
}
