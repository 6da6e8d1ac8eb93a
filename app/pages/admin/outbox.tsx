import { data, href, Link } from 'react-router'
import { isMailStatus, mailStatuses, type MailStatus } from '#app/domain/mail/rules.ts'
import { searchMails } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/outbox.ts'
import { AdminHead } from './admin-head.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListSearch } from './list-search.tsx'
import { MailState } from './mail-state.tsx'
import { readList } from './read-list.server.ts'
import { requireAdmin } from './require-admin.server.ts'

export const meta = hiddenMeta('Envois', 'Les e-mails du site.', href('/admin/envois'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  const asked = readList(url)
  const status = isMailStatus(asked.filter) ? asked.filter : undefined
  const { mails, total, ofStatus } = await searchMails(services.database, { ...asked, status })
  const lines = mails.map(({ id, subject, recipient, status: state, lastError, createdAt }) => ({
    id,
    subject,
    recipient,
    status: state,
    lastError,
    written: formatInstant(createdAt),
  }))
  const isOutbox = services.mail.isOutbox ?? false
  return data({ lines, total, ofStatus, asked, isOutbox }, { headers: keptByNobody })
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { lines, total, ofStatus, asked, isOutbox } = loaderData
  const path = href('/admin/envois')
  const choices = [
    { filter: '', name: 'Tous' },
    ...Object.entries(mailStatuses).map(([filter, name]) => ({
      filter,
      name,
      number: isMailStatus(filter) ? ofStatus[filter] : undefined,
    })),
  ]
  return (
    <>
      <AdminHead title="Envois" lead="Chaque e-mail que le site écrit, et ce qu’il est devenu." />
      {isOutbox ? (
        <Note tone="warning" className="admin-note">
          Aucun serveur d’envoi n’est réglé (<code>SMTP_URL</code>)&nbsp;: les e-mails restent ici, à vous de
          les transmettre.
        </Note>
      ) : null}
      <ListSearch path={path} label="Destinataire ou objet" {...asked} />
      <ListFilters path={path} label="État" choices={choices} {...asked} />
      {lines.length > 0 ? (
        <ul className="admin-list" aria-label="E-mails">
          {lines.map((line) => (
            <MailLine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Aucun e-mail ici">Changez la recherche ou l’état.</EmptyState>
      )}
      <ListFoot path={path} total={total} asked={asked} />
    </>
  )
}

type ListedLine = {
  id: string
  subject: string
  recipient: string
  status: MailStatus
  lastError: string | null
  written: string
}

function MailLine({ line }: { line: ListedLine }) {
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
