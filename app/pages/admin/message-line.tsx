import { href, Link } from 'react-router'
import { isMessageSubject, messageSubjects } from '#app/domain/messages/rules.ts'
import { Badge } from '#app/ui/kit/badge.tsx'

export type ListedMessage = {
  id: string
  name: string
  subject: string
  beginning: string
  received: string
  isAnswered: boolean
}

export function MessageLine({ line }: { line: ListedMessage }) {
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
