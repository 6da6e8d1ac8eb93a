import { href } from 'react-router'
import { nameOfAction } from '#app/domain/audit-log/rules.ts'
import { listAuditLog } from '#app/domain/audit-log/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/audit-log.ts'

export const meta = hiddenMeta('Journal', 'Qui a fait quoi.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const { entries, total } = await listAuditLog(services.database, query)
  const lines = entries.map(({ id, at, actorName, action, subjectName }) => ({
    id,
    at: formatInstant(at),
    actorName,
    subjectName,
    what: nameOfAction(action),
  }))
  return { lines, total, query }
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Journal"
        lead="Qui a fait quoi, et quand. Rien ne s’y change ni ne s’y efface pendant trois ans."
      />
      <ListPage
        path={href('/admin/journal')}
        {...loaderData}
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
