import { hasBookings } from '#app/domain/camps/store.server.ts'
import { RedirectLoop, redirectMoved, type RouteRule } from '#app/domain/route-rules/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { contentPlans } from '#db/schema/index.ts'
import { pathOf, stemOf } from '@allure/content-engine'
import { listPages, readDocument } from '../documents-store.server.ts'
import { documentId, titleOfText } from '../documents.ts'
import { documentsNaming } from '../naming-store.server.ts'
import { isAt } from '../plans/plan-rows.server.ts'
import type { Actor, PlanServices } from '../plans/plans-store.server.ts'
import type { EditedPlace } from '../rules.ts'
import { saveRevisions } from '../save-revision-store.server.ts'
import { noteMove } from './move-document-store.server.ts'
import { isOpenCollection, isOpenPlace } from './new-document.ts'

type Services = PlanServices

/** What the removal of a document would leave behind: the texts that lead to it, and where its address may lead instead. Undefined for one that is not removed. */
export async function readRemoval(services: Services, place: EditedPlace) {
  const document = await readDocument(services, place)
  if (!document || !isOpenPlace(place) || !isOpenCollection(place.collection)) return undefined
  if (!document.edit && document.text === null) return undefined
  const { collection, file } = document
  const path = pathOf(services.content.collections[place.collection].pathPrefix, stemOf(file).stem)
  const naming = await documentsNaming(services, path)
  const pages = (await listPages(services)).filter(
    (page) => page.path !== path && (collection === 'nosStages' || page.path.startsWith('/espace-athlete/')),
  )
  const name = titleOfText(collection, file, document.text ?? document.fileText ?? '')
  return { document, name, path, links: naming.filter(({ id }) => id !== documentId(place)), pages }
}

type Asked = EditedPlace & {
  /** Where its address leads from now on; empty: nowhere. */
  readonly to: string
  readonly actor: Actor
}
type Removed =
  | { readonly ok: true; readonly isNothing?: true }
  | { readonly ok: false; readonly message: string }

/** Takes a document off the site and out of the list, with its draft; one that came with the site stays archived. */
export async function removeDocument(
  services: Services & { readonly configuredRules: readonly RouteRule[] },
  { collection, file, to, actor }: Asked,
): Promise<Removed> {
  const place = { collection, file }
  const removal = await readRemoval(services, place)
  if (!removal) return { ok: true, isNothing: true }
  const { document, path, pages } = removal
  const hasFile = document.fileText !== null
  if (hasFile && document.edit?.kind === 'archived') return { ok: true, isNothing: true }
  if (to !== '' && !pages.some((page) => page.path === to)) return refuse('Choisissez une des pages du site.')
  if (collection === 'nosStages' && (await hasBookings(services.database, path)))
    return refuse('Des inscriptions portent ce stage\u00a0: annulez-le ou archivez-le.')
  const also = async (transaction: Transaction) => {
    await transaction.delete(contentPlans).where(isAt(place))
    if (to === '') return
    const move = { from: path, to, at: services.clock.now() }
    if (collection === 'nosStages') return redirectMoved(transaction, move, services.configuredRules)
    await noteMove(transaction, path, to)
  }
  const by = { author: actor.id, note: 'Supprimé', basedOn: document.edit?.id ?? null }
  const kind = hasFile ? 'archived' : 'forgotten'
  try {
    const change = { ...place, ...by, kind, text: null, loggedAs: 'text.removed' } as const
    const outcome = await saveRevisions(services, [change], also)
    if (outcome.outcome === 'saved') return { ok: true }
    if (outcome.outcome === 'refused') return refuse(outcome.problems.map(({ message }) => message).join(' '))
    return refuse('Quelqu’un vient de changer ce texte\u00a0: relisez-le avant de le supprimer.')
  } catch (error) {
    if (!(error instanceof RedirectLoop)) throw error
    return refuse('Cette redirection tournerait en rond\u00a0: choisissez une autre page.')
  }
}

function refuse(message: string): Removed {
  return { ok: false, message }
}
