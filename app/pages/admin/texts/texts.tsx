import { href, Link } from 'react-router'
import {
  collectionLabels,
  documentId,
  documentStates,
  isCollectionName,
} from '#app/domain/content-edits/documents.ts'
import { listDocuments } from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
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
  const lines = found.lines.map((line) => ({
    ...line,
    publishAt: line.publishAt ? formatInstant(line.publishAt) : undefined,
    withdrawAt: line.withdrawAt ? formatInstant(line.withdrawAt) : undefined,
  }))
  return { ...found, lines, query }
}

type Line = Awaited<ReturnType<typeof loader>>['lines'][number]

const shelves = Object.entries(collectionLabels).map(([value, label]) => ({ value, label }))

export default function Texts({ loaderData: { lines, total, ofState, query } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Textes" lead="Chaque page, stage, article et produit, à changer sans développeur.">
        <div className="row chips">
          <ButtonLink look="line" size="small" icon="plus" to={href('/admin/textes/nouveau')}>
            Nouveau
          </ButtonLink>
          <ButtonLink look="line" size="small" icon="arrow-left-right" to={href('/admin/textes/ecarts')}>
            Écarts
          </ButtonLink>
        </div>
      </AdminHead>
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
  line: { title, collection, file, state, isEdited, hasDraft, publishAt, withdrawAt, isStuck },
}: {
  id: string
  line: Line
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
        {isStuck ? <Badge tone="error">À revoir</Badge> : null}
        {publishAt || withdrawAt ? <Badge>{whenOf(publishAt, withdrawAt)}</Badge> : null}
        {hasDraft && state === 'published' ? <Badge tone="warning">Brouillon à côté</Badge> : null}
        {state === 'published' ? null : <Badge tone="warning">{stateWords[state]}</Badge>}
      </span>
    </Link>
  )
}

const stateWords = {
  draft: 'Non publié',
  scheduled: 'Pas encore publié',
  hidden: 'Masqué',
  archived: 'Archivé',
}

function whenOf(publishAt: string | undefined, withdrawAt: string | undefined): string {
  return publishAt ? `À publier le ${publishAt}` : `À retirer le ${withdrawAt}`
}
