import { href, Link } from 'react-router'
import { Card } from '#app/ui/kit/card.tsx'
import { MailState } from '../mails/mail-state.tsx'
import type { MessageView } from './message-view.server.ts'

/** What was written and answered, in its order. */
export function MessageThread({
  message: { name, email, message, received, thread },
}: {
  message: MessageView
}) {
  return (
    <Card as="section" className="admin-panel" aria-label="Échange">
      <ol className="message-thread stack">
        <li>
          <small className="muted">
            <b>{name ?? email}</b>, le {received}
          </small>
          <p className={message ? undefined : 'muted'}>{message ?? 'Une adresse, sans message.'}</p>
        </li>
        {thread.map((answer) => (
          <li key={answer.rank} className="is-ours">
            <small className="muted">
              <b>{answer.authorName}</b>, le {answer.answered}
            </small>
            <p>{answer.text}</p>
            <AnswerMail mail={answer.mail} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function AnswerMail({ mail }: { mail: MessageView['thread'][number]['mail'] }) {
  if (!mail) return null
  const { id, status, lastError } = mail
  return (
    <small className="row chips">
      <MailState status={status} />
      {lastError ? <span className="muted">{lastError}</span> : null}
      <Link className="link tap" to={href('/admin/envois/:mail', { mail: id })} prefetch="intent">
        Voir l’e-mail
      </Link>
    </small>
  )
}
