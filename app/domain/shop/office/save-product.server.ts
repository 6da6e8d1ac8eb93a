import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import {
  hideDocument,
  listRevisions,
  publishedText,
  reviseDocument,
  type EditServices,
} from '#app/domain/content-edits/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { readShopTexts } from '../catalogue/catalogue-store.server.ts'
import { changeProduct, type ProductProblem, slugOf } from './change-product.ts'
import { copyOfProduct } from './copy-product.ts'
import { galleryOf, type TypedProduct, withGallery } from './product-fields.ts'
import { readProductFile } from './product-files.server.ts'

export type OfficeServices = EditServices & {
  readonly database: Database
  readonly content: SiteContentReader
}

export type Saved =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly status: 404 | 409 | 422
      readonly problems: readonly ProductProblem[]
      readonly message?: string
      /** The edit that is in force now, when somebody else saved meanwhile, and the number of its author. */
      readonly conflict?: { readonly revision: number | null; readonly author: string | undefined }
    }

type By = { readonly actor: { readonly id: string; readonly name: string } }

/** Saves what was typed of a product, unless somebody saved it since `basedOn`; sent twice, it is saved once. */
export async function saveProduct(
  services: OfficeServices,
  {
    identifier,
    typed,
    basedOn,
    actor,
  }: By & { identifier: string; typed: TypedProduct; basedOn: number | null },
): Promise<Saved> {
  const product = await readProductFile(services, identifier)
  if (!product) return unknown
  if (product.isHidden) return hiddenNow
  const { collections } = await readShopTexts(services)
  const changed = changeProduct(product.text, typed, collections)
  if (!changed.ok) return { ok: false, status: 422, problems: changed.problems }
  if (changed.text === product.text) return { ok: true }
  return revise(services, { ...product, text: changed.text, basedOn, actor })
}

type Gallery = readonly { src: string; alt: string }[]

/** Changes the photos of a product, as they are now; what others saved of it meanwhile stays. */
export async function changeGallery(
  services: OfficeServices,
  { identifier, change, actor }: By & { identifier: string; change: (gallery: Gallery) => Gallery },
): Promise<Saved> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const product = await readProductFile(services, identifier)
    if (!product) return unknown
    if (product.isHidden) return hiddenNow
    const before = galleryOf(product.text)
    const after = change(before)
    if (JSON.stringify(after) === JSON.stringify(before)) return { ok: true }
    const text = withGallery(product.text, after)
    const saved = await revise(services, { ...product, text, basedOn: product.revision, actor })
    if (saved.ok || !saved.conflict) return saved
  }
  throw new Error(`Others saved ${identifier} at each attempt.`)
}

/** Adds a draft made after another product: its maker, its sizes, its guide; without its stock, photos and discount. */
export async function addProduct(
  services: OfficeServices,
  { like, name, actor }: By & { like: string; name: string },
): Promise<{ readonly ok: true; readonly identifier: string } | Exclude<Saved, { ok: true }>> {
  const [model, identifier] = [await readProductFile(services, like), slugOf(name)]
  if (!model) return unknown
  const isTaken = identifier !== '' && (await readProductFile(services, identifier))
  if (identifier === '' || isTaken)
    return refused('name', isTaken ? 'Un produit porte déjà ce nom.' : 'Indiquez un nom.')
  const text = copyOfProduct(model.text, { name, identifier, addedOn: dayInParis(services.clock.now()) })
  const added = { file: `${identifier}.yml`, identifier, text, basedOn: null, actor }
  const saved = await revise(services, added, 'product.added')
  return saved.ok ? { ok: true, identifier } : saved
}

/** Takes a product off the site, or shows it again as it was last written. */
export async function showProduct(
  services: OfficeServices,
  { identifier, isShown, actor }: By & { identifier: string; isShown: boolean },
): Promise<Saved & { readonly isNothing?: boolean }> {
  const product = await readProductFile(services, identifier)
  if (!product) return unknown
  const { file, text, revision: basedOn } = product
  if (product.isHidden !== isShown) return { ok: true, isNothing: true }
  const place = { collection: 'shop', file }
  if (isShown) {
    const shown = publishedText(services.content, place, text)
    return revise(services, { file, identifier, text: shown, basedOn, actor }, 'product.shown')
  }
  const noted = noting(services, { identifier, actor }, 'product.hidden')
  const hidden = await hideDocument(services, { ...place, basedOn, author: actor.id }, noted)
  return hidden.outcome === 'saved'
    ? { ok: true }
    : refused('name', 'Quelqu’un vient d’enregistrer ce produit.')
}

type Edit = By & { file: string; identifier: string; text: string; basedOn: number | null }

async function revise(
  services: OfficeServices,
  { file, identifier, text, basedOn, actor }: Edit,
  action: AuditAction = 'product.changed',
): Promise<Saved> {
  const edit = { collection: 'shop', file, text, basedOn, author: actor.id }
  const outcome = await reviseDocument(services, edit, noting(services, { identifier, actor }, action))
  if (outcome.outcome === 'saved') return { ok: true }
  if (outcome.outcome === 'unknown') return unknown
  if (outcome.outcome === 'refused') {
    const problems = outcome.problems.map(({ field = '', message }) => ({
      field: field.split('.')[0] ?? '',
      message: message.charAt(0).toUpperCase() + message.slice(1),
    }))
    return { ok: false, status: 422, problems }
  }
  const [latest] = await listRevisions(services.database, { collection: 'shop', file })
  const conflict = { revision: outcome.current, author: latest?.author ?? undefined }
  return { ok: false, status: 409, problems: [], conflict }
}

/** Writes the audit log in the transaction of the edit: one is never there without the other. */
function noting(
  { clock }: OfficeServices,
  { identifier: id, actor }: By & { identifier: string },
  action: AuditAction,
) {
  const line = { actor, action, subject: { id, name: id } }
  return (transaction: Transaction) => writeAuditLog(transaction, { ...line, at: clock.now() })
}

const hiddenNow = {
  ok: false,
  status: 409,
  problems: [],
  message: 'Ce produit est masqué\u00A0: remettez-le en vente avant de le changer.',
} as const

const unknown = { ok: false, status: 404, problems: [], message: 'Ce produit n’existe plus.' } as const

function refused(field: string, message: string): Exclude<Saved, { ok: true }> {
  return { ok: false, status: 422, problems: [{ field, message }] }
}
