import { data, href, Link } from 'react-router'
import { wordDifferences } from '#app/domain/content-edits/compare/word-differences.ts'
import { collectionLabels, documentId } from '#app/domain/content-edits/documents.ts'
import { listGaps } from '#app/domain/content-edits/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { Differences } from '../versions/differences.tsx'
import type { Route } from './+types/gaps.ts'

export const meta = hiddenMeta('Écarts', 'Ce que le site dit autrement que ses fichiers.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const gaps = await listGaps(services)
  const shown = gaps.find((gap) => documentId(gap) === url.searchParams.get('texte'))
  const lines = gaps.map(({ text, fileText, ...gap }) => ({
    ...gap,
    id: documentId(gap),
    words: fileText === null ? 'Sans fichier' : text === null ? 'Retiré ici' : 'Modifié ici',
  }))
  const differences = shown && wordDifferences(shown.fileText ?? '', shown.text ?? '')
  return data(
    {
      lines,
      shown: shown && {
        id: documentId(shown),
        title: shown.title,
        hasFile: shown.fileText !== null,
        differences: differences ?? [],
      },
    },
    { headers: noStore },
  )
}

export default function Gaps({ loaderData: { lines, shown } }: Route.ComponentProps) {
  const all = href('/admin/textes/ecarts')
  return (
    <>
      <AdminHead
        back={shown ? { to: all, label: 'Écarts' } : { to: href('/admin/textes'), label: 'Textes' }}
        title={shown ? shown.title : 'Écarts'}
        lead={
          'Ce que le site dit autrement que les fichiers livrés avec lui. «\u202fnpm run content -- export\u202f» écrit tout cela dans les fichiers.'
        }
      >
        {shown ? (
          <div className="row chips">
            <ButtonLink
              look="line"
              size="small"
              icon="pen-line"
              to={href('/admin/textes/:document', { document: shown.id })}
            >
              Ouvrir le texte
            </ButtonLink>
            {shown.hasFile ? (
              <ButtonLink
                look="line"
                size="small"
                icon="undo-2"
                to={href('/admin/textes/:document/:act', { document: shown.id, act: 'fichier' })}
              >
                Prendre celui du fichier
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </AdminHead>
      {shown ? (
        <Differences differences={shown.differences} before="dans le fichier" after="sur le site" />
      ) : null}
      {!shown && lines.length === 0 ? (
        <EmptyState title="Aucun écart">Le site dit la même chose que ses fichiers.</EmptyState>
      ) : null}
      {shown ? null : (
        <ul className="admin-list" aria-label="Écarts">
          {lines.map(({ id, title, collection, file, words }) => (
            <li key={id}>
              <Link className="admin-line row" to={`${all}?texte=${encodeURIComponent(id)}`}>
                <span className="admin-line-text">
                  <b>{title}</b>
                  <small className="muted">
                    {collectionLabels[collection]} · {file}
                  </small>
                </span>
                <span className="admin-line-end smaller cluster">
                  <Badge>{words}</Badge>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
