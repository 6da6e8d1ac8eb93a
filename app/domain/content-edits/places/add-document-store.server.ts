import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { pathOf, stemOf } from '@allure/content-engine'
import { readDocument } from '../documents-store.server.ts'
import { documentId } from '../documents.ts'
import { listDocuments } from '../list-documents-store.server.ts'
import type { Actor, PlanServices } from '../plans/plans-store.server.ts'
import { saveRevision } from '../save-revision-store.server.ts'
import { copiedText, fileFor, folderOf, foldersOf, newText, type OpenCollection } from './new-document.ts'

type Asked = {
  readonly collection: OpenCollection
  readonly title: string
  readonly folder: string
  /** The file of a document to begin with. */
  readonly like?: string
  /** What is made of its text; a copy when absent. */
  readonly rewrite?: (text: string, file: string) => string
  readonly actor: Actor
}

export type Added =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly field: 'title' | 'folder'; readonly message: string }

/** Adds a document as a draft, under an address of its own. */
export async function addDocument(services: PlanServices, asked: Asked): Promise<Added> {
  const { database, content, clock } = services
  const { collection, folder, actor } = asked
  const title = asked.title.trim()
  const files = (await listDocuments(services)).filter((line) => line.collection === collection)
  const places = files.map(({ file }) => file)
  if (folder !== '' && !foldersOf(places).includes(folder))
    return { ok: false, field: 'folder', message: 'Choisissez une des rubriques.' }
  const file = fileFor(title, folder, places)
  if (!file || title.length > 120)
    return { ok: false, field: 'title', message: 'Donnez un titre, en 120 caractères au plus.' }
  const { pathPrefix } = content.collections[collection]
  const addressOf = (place: string) => pathOf(pathPrefix, stemOf(place).stem)
  if (places.some((place) => addressOf(place) === addressOf(file)))
    return { ok: false, field: 'title', message: 'Un texte a déjà ce nom ici\u00a0: choisissez-en un autre.' }
  const like = asked.like && (await readDocument({ database, content }, { collection, file: asked.like }))
  const model = like && (like.draft?.text ?? like.text ?? like.fileText)
  const today = dayInParis(clock.now())
  const rewrite = asked.rewrite ?? ((text) => copiedText(text, file, title, today))
  const text = model ? rewrite(model, file) : newText(collection, title, today)
  const place = { collection, file }
  const draft = { ...place, kind: 'drafted', text, author: actor.id, basedOn: null, draftSeen: null } as const
  const outcome = await saveRevision(services, draft)
  if (outcome.outcome === 'saved') return { ok: true, id: documentId(place) }
  const problem = outcome.outcome === 'refused' ? outcome.problems[0]?.message : undefined
  return { ok: false, field: 'title', message: problem ?? 'Un texte a déjà ce nom ici.' }
}

/** Adds a draft that begins as a document stands now, beside it. */
export async function copyDocument(
  services: PlanServices,
  {
    collection,
    file,
    title,
    actor,
  }: { collection: OpenCollection; file: string; title: string; actor: Actor },
): Promise<Added> {
  for (let copy = 1; copy <= 20; copy++) {
    const named = copy === 1 ? `${title} (copie)` : `${title} (copie ${copy})`
    const asked = { collection, folder: folderOf(file), like: file, title: named, actor }
    const added = await addDocument(services, asked)
    if (added.ok || !added.message.startsWith('Un texte a déjà')) return added
  }
  return {
    ok: false,
    field: 'title',
    message: 'Vingt copies attendent déjà\u00a0: donnez-leur d’abord un titre.',
  }
}
