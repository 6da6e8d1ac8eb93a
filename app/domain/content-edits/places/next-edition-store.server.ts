import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { pathOf, stemOf } from '@allure/content-engine'
import { listDocuments } from '../list-documents-store.server.ts'
import type { Actor, PlanServices } from '../plans/plans-store.server.ts'
import { type Added, addDocument } from './add-document-store.server.ts'
import { folderOf } from './new-document.ts'
import { daysOfNextEdition, textOfEdition, titleOfEdition } from './next-edition.ts'

/** Adds the next edition of a camp as a draft, from its text and its days. @param path of its page */
export async function addNextEdition(
  services: PlanServices,
  { path, actor }: { readonly path: string; readonly actor: Actor },
): Promise<Added> {
  const { content, clock } = services
  const collection = 'nosStages' as const
  const { pathPrefix } = content.collections[collection]
  const isItsFile = (file: string) => pathOf(pathPrefix, stemOf(file).stem) === path
  const row = await content.queryCollection(collection).path(path).first()
  const like = (await listDocuments(services)).find(
    (one) => one.collection === collection && isItsFile(one.file),
  )
  if (!row || !like) return { ok: false, field: 'title', message: 'Ce stage n’a pas de texte à reprendre.' }
  const { startDate, endDate, meta } = row
  const known = { startDate, endDate, opensOn: meta.opensOn, earlyUntil: meta.earlyBird?.until }
  const days = daysOfNextEdition(known, dayInParis(clock.now()))
  const title = titleOfEdition(row.title, days)
  const rewrite = (text: string, file: string) => textOfEdition(text, file, title, days)
  return addDocument(services, {
    collection,
    folder: folderOf(like.file),
    like: like.file,
    title,
    rewrite,
    actor,
  })
}
