import { readFile } from 'node:fs/promises'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { listContentFiles } from '@allure/content-engine'
import { collectionNames, titleOfText, type CollectionName, type DocumentState } from './documents.ts'
import { textsOf } from './history-store.server.ts'
import { readPlans } from './plans/plans-store.server.ts'
import type { EditedPlace, Plan } from './rules.ts'
import { readEdits } from './store.server.ts'

type DocumentServices = { readonly database: Database; readonly content: SiteContentReader }

export type DocumentLine = {
  readonly collection: CollectionName
  readonly file: string
  readonly title: string
  readonly state: DocumentState
  readonly isEdited: boolean
  /** A text waits beside the one that the site shows, or instead of one. */
  readonly hasDraft: boolean
  readonly publishAt: Date | null
  readonly withdrawAt: Date | null
  /** Something was to happen by itself and did not. */
  readonly isStuck: boolean
}

/** Every document of the collections that coaches edit, in the order of collections and files. */
export async function listDocuments(services: DocumentServices): Promise<readonly DocumentLine[]> {
  const edits = await readEdits(services.database)
  const plans = await readPlans(services.database)
  const drafts = await textsOf(services.database, plans)
  const lists = await Promise.all(
    collectionNames.map((name) => listOf(services, name, { edits, plans, drafts })),
  )
  return lists.flat()
}

type Known = {
  readonly edits: Awaited<ReturnType<typeof readEdits>>
  readonly plans: readonly Plan[]
  /** Texts of drafts, by the number of their revisions. */
  readonly drafts: ReadonlyMap<number, string>
}

async function listOf(
  { content }: DocumentServices,
  collection: CollectionName,
  { edits, plans, drafts }: Known,
): Promise<readonly DocumentLine[]> {
  const isOwn = (place: EditedPlace) => place.collection === collection
  const own = new Map(edits.filter(isOwn).map((edit) => [edit.file, edit]))
  const planned = new Map(plans.filter(isOwn).map((plan) => [plan.file, plan]))
  const shown = new Set(content.documents(collection).flatMap(({ file, id }) => (id === null ? [] : [file])))
  const files = await listContentFiles(content.directory, content.collections[collection])
  const paths = new Map(files.map(({ inCollection, absolute }) => [inCollection, absolute]))
  const places = [...new Set([...paths.keys(), ...own.keys(), ...planned.keys()])].toSorted()
  return Promise.all(
    places.map(async (file) => {
      const [edit, plan, path] = [own.get(file), planned.get(file), paths.get(file)]
      const saved = edit?.text ?? (path === undefined ? undefined : await readFile(path, 'utf8'))
      const text = saved ?? drafts.get(plan?.draft ?? 0) ?? ''
      return {
        collection,
        file,
        title: titleOfText(collection, file, text),
        state: stateOf({ edit, plan, isShown: shown.has(file) }),
        isEdited: edit !== undefined,
        hasDraft: plan?.draft != null,
        publishAt: plan?.publishAt ?? null,
        withdrawAt: plan?.withdrawAt ?? null,
        isStuck: plan?.problem != null,
      }
    }),
  )
}

type Standing = {
  edit: Known['edits'][number] | undefined
  plan: Plan | undefined
  isShown: boolean
}

function stateOf({ edit, plan, isShown }: Standing): DocumentState {
  if (isShown) return 'published'
  if (plan?.publishAt) return 'scheduled'
  if (plan?.draft) return 'draft'
  if (edit?.text === null) return edit.kind === 'archived' ? 'archived' : 'hidden'
  return 'draft'
}
