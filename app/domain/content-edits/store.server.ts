import { eq } from 'drizzle-orm'
import type { RouteRule } from '#app/domain/route-rules/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { contentDocuments, contentPlans, contentRevisions } from '#db/schema/index.ts'
import type { OverlayDocument } from '@allure/content-engine'
import { findRevision } from './history-store.server.ts'
import { isAt } from './plans/plan-rows.server.ts'
import { publishedText } from './published-text.ts'
import type { EditBy, EditedPlace, EditKind, EditOutcome } from './rules.ts'
import { type Also, saveRevision, saveRevisions } from './save-revision-store.server.ts'

export { collectionLabels, documentId, type DocumentState } from './documents.ts'
export { listPages, nameOfEditor, readDocument } from './documents-store.server.ts'
export { documentProblems } from './document-problems.server.ts'
export { listGaps } from './gaps-store.server.ts'
export { listDocuments } from './list-documents-store.server.ts'
export { documentsNaming, documentsNamingEach } from './naming-store.server.ts'
export { readDurations, readReminderDays } from '#content/collections/private.ts'
export { readFactText } from './facts/store.server.ts'
export { saveLook } from './facts/look-store.server.ts'
export { findRevision, listRevisions, purgeRevisions } from './history-store.server.ts'
export {
  doWhatIsDue,
  dropDraft,
  findDraftBySecret,
  listDrafts,
  planDocument,
  readPlans,
  revokePreview,
  sharePreview,
  type PlanServices,
} from './plans/plans-store.server.ts'
export { addDocument, copyDocument } from './places/add-document-store.server.ts'
export { addNextEdition } from './places/next-edition-store.server.ts'
export { moveDocument, movedTo } from './places/move-document-store.server.ts'
export { neighboursOf, orderDocument } from './places/order-document-store.server.ts'
export { readRemoval, removeDocument } from './places/remove-document-store.server.ts'
export { publishedText }
export { contentEditsChannel } from './write-revision.server.ts'

export type { EditOutcome }

export type EditServices = {
  database: Database
  clock: Clock
  content: SiteContentReader
  /** Redirects that the machine is given, besides those kept here. */
  configuredRules?: readonly RouteRule[]
}

/** The edits in force, in the form that content is overlaid with, each with the number of its revision. */
export async function readEdits(
  database: Pick<Database, 'select'>,
): Promise<readonly (OverlayDocument & { readonly revision: number; readonly kind: EditKind })[]> {
  return database
    .select({
      collection: contentDocuments.collection,
      file: contentDocuments.file,
      revision: contentDocuments.revision,
      text: contentRevisions.text,
      kind: contentRevisions.kind,
    })
    .from(contentDocuments)
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentDocuments.revision))
}

/** Puts a text (a whole file, front matter included) in place of a document, or adds one. */
export function reviseDocument(
  services: EditServices,
  { text, ...edit }: EditedPlace & EditBy & { readonly text: string },
  also?: Also,
): Promise<EditOutcome> {
  return saveRevision(services, { ...edit, kind: 'written', text }, also)
}

/** Keeps a text beside what the site shows, for coaches and whom they give its link to; it need not be fit to be shown. */
export function draftDocument(
  services: EditServices,
  { text, ...edit }: EditedPlace & EditBy & { readonly text: string },
): Promise<EditOutcome> {
  return saveRevision(services, { ...edit, kind: 'drafted', text })
}

/** Takes a document off the site and off the list of what is worked on; its history stays. */
export function archiveDocument(services: EditServices, edit: EditedPlace & EditBy): Promise<EditOutcome> {
  return saveRevision(services, { ...edit, kind: 'archived', text: null })
}

/** Takes a document off the site; its file and its history stay. */
export function hideDocument(
  services: EditServices,
  edit: EditedPlace & EditBy,
  also?: Also,
): Promise<EditOutcome> {
  return saveRevision(services, { ...edit, kind: 'hidden', text: null }, also)
}

/** Drops the edit at a place: what counts is the file again, if there is one. */
export function forgetEdit(services: EditServices, edit: EditedPlace & EditBy): Promise<EditOutcome> {
  return saveRevision(services, { ...edit, kind: 'forgotten', text: null })
}

type Restored = EditBy & {
  readonly revisionId: number
  /** A coach puts it on the site: it is no example of the files any more. */
  readonly isOwn?: true
}

/** Puts an earlier revision in force again, as a new one: checked by the rules of today, nothing of the history is lost. */
export async function restoreRevision(
  services: EditServices,
  { revisionId, note, isOwn, ...by }: Restored,
): Promise<EditOutcome> {
  const earlier = await findRevision(services.database, revisionId)
  if (!earlier) return { outcome: 'unknown' }
  const { collection, file, kind, text } = earlier
  const place = { collection, file }
  const words = note ?? `Version ${revisionId} reprise`
  const isPublished = isOwn && kind === 'written' && text !== null
  const shown = isPublished ? publishedText(services.content, place, text) : text
  const change = { ...by, ...place, kind, text: shown, note: words }
  if (kind !== 'drafted') return saveRevision(services, change)
  // What was to be published by itself was another text.
  return saveRevisions(services, [change], async (transaction) => {
    await transaction.update(contentPlans).set({ publishAt: null }).where(isAt(place))
  })
}
