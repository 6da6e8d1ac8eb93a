import { href, Link } from 'react-router'
import { subjectName } from '#app/domain/messages/rules.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/messages.ts'

// The list opens on what is to be done.
const choices = [
  { filter: '', name: 'À traiter' },
  { filter: 'repondus', name: 'Répondus' },
  { filter: 'tous', name: 'Tous' },
]

export const meta = hiddenMeta('Messages', 'Les messages reçus.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const isAnswered = query.filter === 'tous' ? undefined : query.filter === 'repondus'
  const { messages, total } = await listMessages(services.database, { ...query, isAnswered })
  const lines = messages.map((kept) => ({
    id: kept.id,
    name: kept.name ?? kept.email,
    subject: subjectName(kept),
    fromPage: kept.fromPage,
    beginning: kept.message?.slice(0, 140),
    received: formatInstant(kept.receivedAt),
    isAnswered: kept.answeredAt !== null,
  }))
  return { lines, total, query }
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Messages"
        lead="Ce que l’on vous écrit depuis la page de contact, et les adresses laissées au pied des pages."
      />
      <ListPage
        path={href('/admin/messages')}
        {...loaderData}
        searched="Nom, e-mail ou mot du message"
        choices={choices}
        label="Messages"
        empty={{ title: 'Aucun message ici', text: 'Tout le monde a sa réponse.' }}
        renderLine={({ id, name, subject, fromPage, beginning, received, isAnswered }) => (
          <Link
            className="admin-line row"
            to={href('/admin/messages/:message', { message: id })}
            prefetch="intent"
          >
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{[subject, fromPage, received].filter(Boolean).join(' · ')}</small>
              {beginning ? <span className="admin-line-more small muted">{beginning}</span> : null}
            </span>
            <span className="admin-line-end smaller cluster">
              <Badge tone={isAnswered ? 'success' : 'warning'}>{isAnswered ? 'Répondu' : 'À traiter'}</Badge>
            </span>
          </Link>
        )}
      />
    </>
  )
}
