import { data, href } from 'react-router'
import type { ToDoKind } from '#app/domain/to-do/kinds.ts'
import { isOrder } from '#app/domain/to-do/orders-in-words.ts'
import { procedures } from '#app/domain/to-do/procedures.ts'
import { readToDo } from '#app/domain/to-do/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/procedures.ts'

export const meta = hiddenMeta('Marche à suivre', 'Ce qui se règle hors de cette page.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services, rights } = await readCoach(context)
  const ofKind = Map.groupBy(await readToDo(services, rights), ({ kind }) => kind)
  const waiting = [...ofKind].flatMap(([kind, lines]) => {
    const procedure = procedures[kind]
    if (!procedure) return []
    const { text, commands = [] } = procedure
    const orders = kind.startsWith('order-') ? lines.map(({ id }) => id).filter(isOrder) : []
    const titles = lines.map(({ title, detail }) => (orders.length > 0 ? detail : `${title}. ${detail}`))
    return [{ kind, title: titleOf[kind] ?? lines[0]?.title ?? '', titles, text, commands, orders }]
  })
  return data({ waiting }, { headers: noStore })
}

const titleOf: Partial<Record<ToDoKind, string>> = {
  'order-disputed': 'Paiements contestés',
  'order-held': 'Paiements mis de côté',
  'order-unanswered': 'Remboursements sans réponse',
  'order-unwritten': 'E-mails qui ne s’écrivent pas',
  'order-lost': 'Paiements perdus après contestation',
  alarm: 'Ce qui échoue',
}

export default function Procedures({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin'), label: 'À traiter' }}
        title="Marche à suivre"
        lead="Ce qu’il y a à savoir avant d’agir, ici, sur la machine du site, ou chez votre prestataire."
      />
      {waiting.length === 0 ? <EmptyState title="Rien ne vous attend">Tout est à jour.</EmptyState> : null}
      {waiting.map(({ kind, title, titles, text, commands, orders }) => (
        <Panel key={kind} id={kind} title={title}>
          <div className="stack admin-procedure">
            {titles.map((words) => (
              <p key={words} className="muted">
                {words}
              </p>
            ))}
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
