import { href, Link } from 'react-router'
import { listCannedAnswers } from '#app/domain/messages/store.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/canned-answers.ts'

export const meta = hiddenMeta('Réponses toutes prêtes', 'Ce que l’équipe répond souvent.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const answers = await listCannedAnswers(services.database)
  return answers.map(({ id, title, text }) => ({ id, title, beginning: text.slice(0, 140) }))
}

export default function CannedAnswers({ loaderData: answers }: Route.ComponentProps) {
  const room = (answer: string) => href('/admin/messages/reponses/:answer', { answer })
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/messages'), label: 'Messages' }}
        title="Réponses toutes prêtes"
        lead="Ce que vous répondez souvent, à insérer dans une réponse puis à ajuster."
      >
        <ButtonLink size="small" icon="plus" to={room('nouvelle')}>
          En écrire une
        </ButtonLink>
      </AdminHead>
      {answers.length === 0 ? (
        <EmptyState title="Aucune pour l’instant">
          Écrivez-en une&nbsp;: elle se propose ensuite sous chaque message.
        </EmptyState>
      ) : (
        <ul className="admin-list" aria-label="Réponses toutes prêtes">
          {answers.map(({ id, title, beginning }) => (
            <li key={id}>
              <Link className="admin-line row" to={room(id)} prefetch="intent">
                <span className="admin-line-text">
                  <b>{title}</b>
                  <span className="admin-line-more small muted">{beginning}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
