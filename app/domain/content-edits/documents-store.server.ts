import { readFile } from 'node:fs/promises'
import { readMember } from '#app/domain/members/store.server.ts'
import { isAccount } from '#app/domain/shared/author.ts'
import { namedPerson } from '#app/domain/shared/person-name.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { listContentFiles } from '@allure/content-engine'
import {
  collectionLabels,
  collectionNames,
  infoPagesByTitle,
  isDocumentPlace,
  pageOf,
  titleOfText,
  type CollectionName,
  type DocumentState,
} from './documents.ts'
import { findRevision } from './history-store.server.ts'
import type { EditedPlace, Revision } from './rules.ts'
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
  if (!edit && fileText === null) return undefined
  return { ...place, text: edit ? edit.text : fileText, edit: edit ?? null, fileText }
}

export type DocumentLine = {
  readonly collection: CollectionName
  readonly file: string
  readonly title: string
  readonly state: DocumentState
  readonly isEdited: boolean
}

/** Every document of the collections that coaches edit, in the order of collections and files. */
export async function listDocuments(services: DocumentServices): Promise<readonly DocumentLine[]> {
  const edits = await readEdits(services.database)
  const lists = await Promise.all(collectionNames.map((name) => listOf(services, name, edits)))
  return lists.flat()
}

async function listOf(
  { content }: DocumentServices,
  collection: CollectionName,
  edits: Awaited<ReturnType<typeof readEdits>>,
): Promise<readonly DocumentLine[]> {
  const own = new Map(edits.filter((edit) => edit.collection === collection).map((edit) => [edit.file, edit]))
  const shown = new Set(content.documents(collection).flatMap(({ file, id }) => (id === null ? [] : [file])))
  const files = await listContentFiles(content.directory, content.collections[collection])
  const paths = new Map(files.map(({ inCollection, absolute }) => [inCollection, absolute]))
  const places = [...new Set([...paths.keys(), ...own.keys()])].toSorted()
  return Promise.all(
    places.map(async (file) => {
      const edit = own.get(file)
      const path = paths.get(file)
      const text = edit?.text ?? (path === undefined ? '' : await readFile(path, 'utf8'))
      const state = edit?.text === null ? 'hidden' : shown.has(file) ? 'published' : 'draft'
      return {
        collection,
        file,
        title: titleOfText(collection, file, text),
        state,
        isEdited: edit !== undefined,
      }
    }),
  )
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
  return [...infoPagesByTitle(), ...own]
}

/** Who saved a revision, as the club calls them; undefined when nobody is known any more. */
export async function nameOfEditor(database: Database, author: string | null): Promise<string | undefined> {
  if (author === null) return undefined
  if (!isAccount(author)) return `la commande « ${author} »`
  const member = await readMember(database, author)
  return member && namedPerson(member).name
}
