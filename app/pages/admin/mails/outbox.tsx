import { href, Link } from 'react-router'
import { endable, mailFamilies, mailStatuses } from '#app/domain/mail/rules.ts'
import { searchMails } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { familyChoices } from '#app/domain/shared/lists/name-families.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { CsvLink } from '../frame/csv-link.tsx'
import { choicesOf, ListPage } from '../frame/list.tsx'
import { periodFilter } from '../frame/periods.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/outbox.ts'
import { MailState } from './mail-state.tsx'
import { readMailsAsked } from './read-mails.server.ts'
import { subjectReader } from './subject-of.server.ts'

export const meta = hiddenMeta('Envois', 'Les e-mails du site.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, asked } = readMailsAsked(url, services.clock.now())
  const { mails, total, ofStatus } = await searchMails(services.database, asked)
  const subjectOf = await subjectReader(services)
  const lines = mails.map(({ id, recipient, status: state, lastError, createdAt, ...mail }) => ({
    id,
    subject: subjectOf(mail),
    recipient,
    status: state,
    lastError,
    written: formatInstant(createdAt),
  }))
  const isOutbox = services.mail.isOutbox ?? false
  return { lines, total, ofStatus, query, isOutbox }
}

const filters = [
  { name: 'genre', label: 'Genre', choices: familyChoices(mailFamilies, 'Tous genres') },
  periodFilter,
]

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { ofStatus, isOutbox, ...list } = loaderData
  return (
    <>
      <AdminHead title="Envois" lead="Chaque e-mail que le site écrit, et ce qu’il est devenu.">
        <div className="row chips">
          <CsvLink path={href('/admin/envois/envois.csv')} query={list.query} />
          {endable.some((status) => ofStatus[status]) ? (
            <ButtonLink look="line" size="small" to={href('/admin/envois/ne-pas-envoyer/:mail?')}>
              Ne pas en envoyer
            </ButtonLink>
          ) : null}
        </div>
      </AdminHead>
      {isOutbox ? (
        <Note tone="warning" className="admin-note">
          Aucun serveur d’envoi n’est réglé (<code>SMTP_URL</code>)&nbsp;: les e-mails restent ici, à vous de
          les transmettre.
        </Note>
      ) : null}
      <ListPage
        path={href('/admin/envois')}
        {...list}
        searched="Destinataire ou objet"
        choices={choicesOf(mailStatuses, ofStatus)}
        filters={filters}
        label="E-mails"
        empty={{ title: 'Aucun e-mail ici', text: 'Changez la recherche ou l’état.' }}
        renderLine={({ id, subject, recipient, status, lastError, written }) => (
          <Link className="admin-line row" to={href('/admin/envois/:mail', { mail: id })} prefetch="intent">
            <span className="admin-line-text">
              <b>{subject}</b>
              <small className="muted">
                {recipient} · {written}
              </small>
              {lastError ? <span className="admin-line-more small muted">{lastError}</span> : null}
            </span>
            <span className="admin-line-end smaller cluster">
              <MailState status={status} />
            </span>
          </Link>
        )}
      />
    </>
  )
}
