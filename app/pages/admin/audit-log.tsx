import { data, href } from 'react-router'
import { nameOfAction } from '#app/domain/audit-log/rules.ts'
import { listAuditLog } from '#app/domain/audit-log/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/audit-log.ts'
import { AdminHead } from './admin-head.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListSearch } from './list-search.tsx'
import { readList } from './read-list.server.ts'
import { requireAdmin } from './require-admin.server.ts'

export const meta = hiddenMeta('Journal', 'Qui a fait quoi.', href('/admin/journal'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  const asked = readList(url)
  const { entries, total } = await listAuditLog(services.database, asked)
  const lines = entries.map(({ id, at, actorName, action, subjectName }) => ({
    id,
    at: formatInstant(at),
    actorName,
    subjectName,
    what: nameOfAction(action),
  }))
  return data({ lines, total, asked }, { headers: keptByNobody })
}

export default function AuditLog({ loaderData: { lines, total, asked } }: Route.ComponentProps) {
  const path = href('/admin/journal')
  return (
    <>
      <AdminHead
        title="Journal"
        lead="Qui a fait quoi, et quand. Rien ne s’y change ni ne s’y efface pendant trois ans."
      />
      <ListSearch path={path} label="Personne ou action" {...asked} />
      {lines.length > 0 ? (
        <ol className="admin-list" aria-label="Journal, du plus récent au plus ancien">
          {lines.map(({ id, at, actorName, what, subjectName }) => (
            <li key={id} className="admin-line">
              <span className="admin-line-text">
                <b>{what}</b>
                <small>
                  {subjectName && subjectName !== actorName ? `${subjectName} · par ` : ''}
                  {actorName}
                </small>
              </span>
              <span className="admin-line-end muted">{at}</span>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title="Rien ici">Aucune ligne ne correspond.</EmptyState>
      )}
      <ListFoot path={path} total={total} asked={asked} />
    </>
  )
}
