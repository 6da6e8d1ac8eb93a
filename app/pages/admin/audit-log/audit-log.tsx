import { href } from 'react-router'
import { auditFamilies, nameOfAction } from '#app/domain/audit-log/rules.ts'
import { listAuditActors, listAuditLog } from '#app/domain/audit-log/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { familyChoices } from '#app/domain/shared/lists/name-families.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { CsvLink } from '../frame/csv-link.tsx'
import { ListPage } from '../frame/list.tsx'
import { periodFilter } from '../frame/periods.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/audit-log.ts'
import { readAuditLogAsked } from './read-audit-log.server.ts'

export const meta = hiddenMeta('Journal', 'Qui a fait quoi.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, asked } = readAuditLogAsked(url, services.clock.now())
  const { entries, total } = await listAuditLog(services.database, asked)
  const actors = (await listAuditActors(services.database)).map(({ id, name }) => ({
    value: id ?? '',
    label: name,
  }))
  const lines = entries.map(({ id, at, actorName, action, subjectName }) => ({
    id,
    at: formatInstant(at),
    actorName,
    subjectName,
    what: nameOfAction(action),
  }))
  return { lines, total, query, actors }
}

export default function AuditLog({ loaderData: { actors, ...list } }: Route.ComponentProps) {
  const filters = [
    { name: 'genre', label: 'Genre', choices: familyChoices(auditFamilies, 'Tous genres') },
    {
      name: 'auteur',
      label: 'Par qui',
      choices: [{ value: '', label: 'Par qui que ce soit' }, { value: 'site', label: 'Le site' }, ...actors],
    },
    periodFilter,
  ]
  return (
    <>
      <AdminHead
        title="Journal"
        lead="Qui a fait quoi, et quand. Rien ne s’y change ni ne s’y efface pendant trois ans."
      >
        <CsvLink path={href('/admin/journal/journal.csv')} query={list.query} />
      </AdminHead>
      <ListPage
        path={href('/admin/journal')}
        {...list}
        filters={filters}
        searched="Personne ou action"
        label="Journal, du plus récent au plus ancien"
        empty={{ title: 'Rien ici', text: 'Aucune ligne ne correspond.' }}
        renderLine={({ at, actorName, what, subjectName }) => (
          <div className="admin-line row">
            <span className="admin-line-text">
              <b>{what}</b>
              <small className="muted">
                {subjectName && subjectName !== actorName ? `${subjectName} · par ` : ''}
                {actorName}
              </small>
            </span>
            <span className="admin-line-end smaller cluster muted">{at}</span>
          </div>
        )}
        isOrdered
      />
    </>
  )
}
