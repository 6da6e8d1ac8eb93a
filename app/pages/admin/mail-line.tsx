import { href, Link } from 'react-router'
import type { MailStatus } from '#app/domain/mail/rules.ts'
import { MailState } from './mail-state.tsx'

export type ListedLine = {
  id: string
  subject: string
  recipient: string
  status: MailStatus
  lastError: string | null
  written: string
}

export function MailLine({ line }: { line: ListedLine }) {
  const { id, subject, recipient, status, lastError, written } = line
  return (
    <li>
      <Link className="admin-line" to={href('/admin/envois/:mail', { mail: id })} prefetch="intent">
        <span className="admin-line-text">
          <b>{subject}</b>
          <small>
            {recipient} · {written}
          </small>
          {lastError ? <span className="admin-line-more">{lastError}</span> : null}
        </span>
        <span className="admin-line-end">
          <MailState status={status} />
        </span>
      </Link>
    </li>
  )
}
