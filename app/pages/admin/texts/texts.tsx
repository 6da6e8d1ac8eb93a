import { href, Link } from 'react-router'
import {
  collectionLabels,
  documentId,
  documentStates,
  isCollectionName,
} from '#app/domain/content-edits/documents.ts'
import { listDocuments, type DocumentLine } from '#app/domain/content-edits/store.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { choicesOf, ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/texts.ts'
import { findDocuments } from './find-documents.ts'

export const meta = hiddenMeta('Textes', 'Tout ce qui est écrit sur le site.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url, { perPage: 50, names: ['rayon'] })
  const { rayon } = query.kept
  const all = await listDocuments(services)
  const found = findDocuments(all, { ...query, collection: isCollectionName(rayon) ? rayon : undefined })
  return { ...found, query }
}

const shelves = Object.entries(collectionLabels).map(([value, label]) => ({ value, label }))

export default function Texts({ loaderData: { lines, total, ofState, query } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Textes" lead="Chaque page, stage, article et produit, à changer sans développeur." />
      <ListPage
        path={href('/admin/textes')}
        query={query}
        lines={lines.map((line) => ({ id: documentId(line), line }))}
        total={total}
        searched="Titre ou fichier"
        choices={choicesOf(documentStates, ofState)}
        filters={[
          { name: 'rayon', label: 'Rayon', choices: [{ value: '', label: 'Tous rayons' }, ...shelves] },
        ]}
        label="Textes"
        empty={{ title: 'Aucun texte ici', text: 'Changez la recherche ou les filtres.' }}
        renderLine={({ id, line }) => <TextLine id={id} line={line} />}
      />
    </>
  )
}

function TextLine({
  id,
  line: { title, collection, file, state, isEdited },
}: {
  id: string
  line: DocumentLine
}) {
  return (
    <Link className="admin-line row" to={href('/admin/textes/:document', { document: id })} prefetch="intent">
      <span className="admin-line-text">
        <b>{title}</b>
        <small className="muted">
          {collectionLabels[collection]} · {file}
        </small>
      </span>
      <span className="admin-line-end smaller cluster">
        {isEdited ? <Badge>Modifié ici</Badge> : null}
        {state === 'published' ? null : <Badge tone="warning">{stateWords[state]}</Badge>}
      </span>
    </Link>
  )
}

const stateWords = { draft: 'Non publié', hidden: 'Masqué' }
