import { eq } from 'drizzle-orm'
import { hasBookings } from '#app/domain/camps/store.server.ts'
import { moveReading } from '#app/domain/reading/store.server.ts'
import { RedirectLoop, redirectMoved, type RouteRule } from '#app/domain/route-rules/store.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { contentMoves, contentPlans } from '#db/schema/index.ts'
import { pathOf, slugOf, stemOf } from '@allure/content-engine'
import { readDocument } from '../documents-store.server.ts'
import { documentId } from '../documents.ts'
import { listDocuments } from '../list-documents-store.server.ts'
import { isAt } from '../plans/plan-rows.server.ts'
import type { Actor, PlanServices } from '../plans/plans-store.server.ts'
import type { EditedPlace } from '../rules.ts'
import { saveRevisions } from '../save-revision-store.server.ts'
import type { Change } from '../write-revision.server.ts'
import { fileFor, folderOf, foldersOf, isOpenCollection, isOpenPlace, numberOfFile } from './new-document.ts'

type MoveServices = PlanServices & { readonly configuredRules: readonly RouteRule[] }
type Asked = EditedPlace & { readonly name: string; readonly folder: string; readonly actor: Actor }

export type Moved =
  | { readonly ok: true; readonly id: string; readonly isNothing?: true }
  | { readonly ok: false; readonly field: 'name' | 'folder'; readonly message: string }

/** Gives a document another last word of its address, or another folder; its former address leads to it. */
export async function moveDocument(
  services: MoveServices,
  { name, folder, actor, ...from }: Asked,
): Promise<Moved> {
  const { database, content, clock, configuredRules } = services
  const document = await readDocument(services, from)
  if (!document || !isOpenCollection(from.collection) || !isOpenPlace(from))
    return refuse('name', 'Ce texte ne se renomme pas.')
  const { collection } = from
  const files = (await listDocuments(services)).filter((line) => line.collection === collection)
  const places = files.map((line) => line.file)
  if (folder !== '' && !foldersOf(places).includes(folder))
    return refuse('folder', 'Choisissez une des rubriques.')
  const number = numberOfFile(from.file)
  const isSameFolder = folder === folderOf(from.file)
  const own = `${folder === '' ? '' : `${folder}/`}${number}.${slugOf(name).slice(0, 80)}.md`
  const file = slugOf(name) === '' ? undefined : isSameFolder && number ? own : fileFor(name, folder, places)
  if (!file) return refuse('name', 'Donnez un nom, en lettres et en chiffres.')
  const to = { collection, file }
  if (file === from.file) return { ok: true, id: documentId(from), isNothing: true }
  const there = await readDocument(services, to)
  if (there && (there.text !== null || there.draft)) return refuse('name', 'Un texte a déjà cette adresse.')
  const { pathPrefix } = content.collections[collection]
  const [before, after] = [from.file, file].map((place) => pathOf(pathPrefix, stemOf(place).stem)) as [
    string,
    string,
  ]
  if (collection === 'nosStages' && (await hasBookings(database, before)))
    return refuse('name', 'Des inscriptions portent cette adresse\u00a0: elle ne peut plus changer.')
  const also = async (transaction: Transaction, [revision = 0]: readonly number[]) => {
    await moveRest(transaction, { from, to, revision: document.text === null ? null : revision })
    if (before === after || document.text === null) return
    if (collection === 'nosStages')
      return redirectMoved(transaction, { from: before, to: after, at: clock.now() }, configuredRules)
    await noteMove(transaction, before, after)
    await moveReading(transaction, { from: before, to: after })
  }
  try {
    const changes = changesOf(document, to, actor)
    const outcome = await saveRevisions(services, changes, also)
    if (outcome.outcome === 'saved') return { ok: true, id: documentId(to) }
    return refuse(
      'name',
      outcome.outcome === 'refused'
        ? (outcome.problems[0]?.message ?? '')
        : 'Quelqu’un vient de changer ce texte\u00a0: recommencez.',
    )
  } catch (error) {
    if (!(error instanceof RedirectLoop)) throw error
    return refuse('name', 'Une redirection tournerait en rond\u00a0: choisissez une autre adresse.')
  }
}

type Document = NonNullable<Awaited<ReturnType<typeof readDocument>>>

/** The text at its new place and none at the former one; for a text that is not published, its draft alone. */
export function changesOf(
  { collection, file, text, fileText, edit, draft }: Document,
  to: EditedPlace,
  { id }: Actor,
): readonly [Change, ...Change[]] {
  const by = { author: id, note: `Avant\u00a0: ${file}`.slice(0, 300) }
  if (text === null)
    return [{ ...to, ...by, kind: 'drafted', text: draft?.text ?? '', basedOn: null, draftSeen: null }]
  const gone = fileText === null ? 'forgotten' : 'hidden'
  const basedOn = edit?.id ?? null
  return [
    { ...to, ...by, kind: 'written', text },
    { collection, file, ...by, kind: gone, text: null, basedOn },
  ]
}

type Rest = {
  from: EditedPlace
  to: EditedPlace
  /** Of the published text; null when only a draft moves. */ revision: number | null
}

/** What was to come at the former place is to come at the new one. */
export async function moveRest(transaction: Transaction, { from, to, revision }: Rest): Promise<void> {
  const [plan] = await transaction.select().from(contentPlans).where(isAt(from))
  if (!plan) return
  await transaction.delete(contentPlans).where(isAt(from))
  const { previewSecret, publishAt, withdrawAt } = plan
  const kept = { previewSecret, publishAt, withdrawAt }
  if (revision === null) await transaction.update(contentPlans).set(kept).where(isAt(to))
  else await transaction.insert(contentPlans).values({ ...plan, ...to, basedOn: revision, fileSeen: null })
}

export async function noteMove(transaction: Transaction, fromPath: string, toPath: string): Promise<void> {
  await transaction.delete(contentMoves).where(eq(contentMoves.fromPath, toPath))
  await transaction.update(contentMoves).set({ toPath }).where(eq(contentMoves.toPath, fromPath))
  await transaction
    .insert(contentMoves)
    .values({ fromPath, toPath })
    .onConflictDoUpdate({ target: contentMoves.fromPath, set: { toPath } })
}

/** Where a text of the members that had this path is now; undefined when none had. */
export async function movedTo(database: Pick<Database, 'select'>, path: string): Promise<string | undefined> {
  const [row] = await database.select().from(contentMoves).where(eq(contentMoves.fromPath, path))
  return row?.toPath
}

function refuse(field: 'name' | 'folder', message: string): Moved {
  return { ok: false, field, message }
}
