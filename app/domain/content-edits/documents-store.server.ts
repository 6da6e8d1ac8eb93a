import { readFile } from 'node:fs/promises'
import { readMember } from '#app/domain/members/store.server.ts'
import { isAccount } from '#app/domain/shared/people/author.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { collectionLabels, isDocumentPlace, pageOf, type CollectionName } from './documents.ts'
import { findRevision } from './history-store.server.ts'
import { sitePages } from './links/site-pages.ts'
import { findPlan } from './plans/plan-rows.server.ts'
import type { EditedPlace, Plan, Revision } from './rules.ts'
import { readEdits } from './store.server.ts'

type DocumentServices = { readonly database: Database; readonly content: SiteContentReader }

export type DocumentInForce = {
  readonly collection: CollectionName
  readonly file: string
  /** What the site shows or would show; null when it is hidden. */
  readonly text: string | null
  /** Of the edit in force, with who saved it; null when the file counts. */
  readonly edit: Revision | null
  readonly fileText: string | null
  readonly plan: Plan | undefined
  /** What is written beside what the site shows, with who wrote it. */
  readonly draft: (Revision & { readonly text: string }) | null
}

/** What stands at a place of a collection; undefined when nothing ever did. */
export async function readDocument(
  { database, content }: DocumentServices,
  place: EditedPlace,
): Promise<DocumentInForce | undefined> {
  if (!isDocumentPlace(place)) return undefined
  const path = content.fileAt(place.collection, place.file)
  if (path === undefined) return undefined
  const fileText = await readFile(path, 'utf8').catch(() => null)
  const edits = await readEdits(database)
  const inForce = edits.find(({ collection, file }) => collection === place.collection && file === place.file)
  const edit = inForce ? await findRevision(database, inForce.revision) : undefined
  const plan = await findPlan(database, place)
  const draft = plan?.draft ? await findRevision(database, plan.draft) : undefined
  if (!edit && fileText === null && !draft) return undefined
  return {
    ...place,
    text: edit ? edit.text : fileText,
    edit: edit ?? null,
    fileText,
    plan,
    draft: draft?.text == null ? null : { ...draft, text: draft.text },
  }
}

/** The pages that a text may lead to, by their titles: those that the site shows. */
export async function listPages({ content }: Pick<DocumentServices, 'content'>) {
  const members = content.readAs('members', 'all')
  const articles = await members.queryCollection('espaceAthlete').select('path', 'title').all()
  const camps = await content.queryCollection('nosStages').select('path', 'title').all()
  const products = await content.queryCollection('shop').select('identifier', 'name', 'stem').all()
  const own = [
    ...articles.map(({ path, title }) => ({ path, title, shelf: collectionLabels.espaceAthlete })),
    ...camps.map(({ path, title }) => ({ path, title, shelf: collectionLabels.nosStages })),
    ...products.map((row) => ({
      path: pageOf('shop', row) ?? '',
      title: row.name,
      shelf: collectionLabels.shop,
    })),
  ]
  return [...sitePages, ...own]
}

/** Who saved a revision, as the club calls them; undefined when nobody is known any more. */
export async function nameOfEditor(database: Database, author: string | null): Promise<string | undefined> {
  if (author === null) return undefined
  if (!isAccount(author)) return `la commande «\u202f${author}\u202f»`
  const member = await readMember(database, author)
  return member && namedPerson(member).name
}
