import { data, href, Link } from 'react-router'
import { isMessageSubject, messageSubjects } from '#app/domain/messages/rules.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/messages.ts'
import { AdminHead } from './admin-head.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListSearch } from './list-search.tsx'
import { readList } from './read-list.server.ts'
import { requireAdmin } from './require-admin.server.ts'

// The list opens on what is to be done.
const choices = [
  { filter: '', name: 'À traiter' },
  { filter: 'repondus', name: 'Répondus' },
  { filter: 'tous', name: 'Tous' },
]

export const meta = hiddenMeta('Messages', 'Les messages reçus.', href('/admin/messages'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  const asked = readList(url)
  const isAnswered = asked.filter === 'tous' ? undefined : asked.filter === 'repondus'
  const { messages, total } = await listMessages(services.database, { ...asked, isAnswered })
  const lines = messages.map(({ id, name, subject, message, receivedAt, answeredAt }) => ({
    id,
    name,
    subject,
    beginning: message.slice(0, 140),
    received: formatInstant(receivedAt),
    isAnswered: answeredAt !== null,
  }))
  return data({ lines, total, asked }, { headers: keptByNobody })
}

export default function Messages({ loaderData: { lines, total, asked } }: Route.ComponentProps) {
  const path = href('/admin/messages')
  return (
    <>
      <AdminHead title="Messages" lead="Ce que l’on vous écrit depuis la page de contact." />
      <ListSearch path={path} label="Nom, e-mail ou mot du message" {...asked} />
      <ListFilters path={path} label="État" choices={choices} {...asked} />
      {lines.length > 0 ? (
        <ul className="admin-list" aria-label="Messages">
          {lines.map((line) => (
            <MessageLine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Aucun message ici">Tout le monde a sa réponse.</EmptyState>
      )}
      <ListFoot path={path} total={total} asked={asked} />
    </>
  )
}

type ListedMessage = {
  id: string
  name: string
  subject: string
  beginning: string
  received: string
  isAnswered: boolean
}

function MessageLine({ line }: { line: ListedMessage }) {
  const { id, name, subject, beginning, received, isAnswered } = line
  return (
    <li>
      <Link className="admin-line" to={href('/admin/messages/:message', { message: id })} prefetch="intent">
        <span className="admin-line-text">
          <b>{name}</b>
          <small>
            {isMessageSubject(subject) ? messageSubjects[subject] : subject} · {received}
          </small>
          <span className="admin-line-more">{beginning}</span>
        </span>
        <span className="admin-line-end">
          <Badge tone={isAnswered ? 'success' : 'warning'}>{isAnswered ? 'Répondu' : 'À traiter'}</Badge>
        </span>
      </Link>
    </li>
  )
}
