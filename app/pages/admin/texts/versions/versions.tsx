import { data, href, Link } from 'react-router'
import { documentId } from '#app/domain/content-edits/documents.ts'
import { listRevisions, nameOfEditor } from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/versions.ts'
import { kindWords } from './kind-words.ts'

export const meta = hiddenMeta('Versions', 'Ce qui a été enregistré d’un texte.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  const revisions = await listRevisions(services.database, document)
  const names = new Map<string | null, string | undefined>()
  for (const { author } of revisions)
    if (!names.has(author)) names.set(author, await nameOfEditor(services.database, author))
  const versions = revisions.map(({ id, kind, note, author, createdAt, isInForce }) => {
    return { id, kind, note, isInForce, who: names.get(author), at: formatInstant(createdAt) }
  })
  return data({ id: documentId(document), title: document.title, versions }, { headers: noStore })
}

export default function Versions({ loaderData: { id, title, versions } }: Route.ComponentProps) {
  const back = { to: href('/admin/textes/:document', { document: id }), label: title }
  return (
    <>
      <AdminHead back={back} title="Versions" lead="La plus récente d’abord, pendant trois ans." />
      {versions.length === 0 ? (
        <EmptyState title="Rien n’a encore été enregistré ici">
          Le texte livré avec le site compte.
        </EmptyState>
      ) : null}
      <ol className="admin-list" aria-label="Versions">
        {versions.map(({ id: version, kind, note, isInForce, who, at }) => (
          <li key={version}>
            <Link
              className="admin-line row"
              to={href('/admin/textes/:document/versions/:version', {
                document: id,
                version: String(version),
              })}
            >
              <span className="admin-line-text">
                <b>{at}</b>
                <small className="muted">
                  {kindWords[kind]} par {who ?? 'quelqu’un du club'}
                  {note ? `, ${note}` : ''}
                </small>
              </span>
              <span className="admin-line-end">
                {isInForce ? <Badge tone="success">En place</Badge> : null}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
