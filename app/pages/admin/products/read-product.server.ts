import { randomUUID } from 'node:crypto'
import { namesOfAuthors } from '#app/domain/orders/store.server.ts'
import { readFocusStyles } from '#app/domain/photos/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { variantLabel } from '#app/domain/shop/labels.ts'
import { fileOf, galleryOf } from '#app/domain/shop/office/product-fields.ts'
import { type ProductFile, readProductFile } from '#app/domain/shop/office/product-files.server.ts'
import { listProductMovements, readStock } from '#app/domain/shop/stock/office-stock.server.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { imageAttributes } from '@allure/content-engine/images'
import type { readCoach } from '../frame/read-coach.server.ts'
import { reasonNames } from './product-words.ts'

type Asking = Awaited<ReturnType<typeof readCoach>>

/** The product of an address of the office. Throws « not found ». */
export async function productAt(
  request: Request,
  { services }: Asking,
  identifier: string,
): Promise<ProductFile> {
  const product = await readProductFile(services, identifier)
  if (!product) throw pageNotFound(request)
  return product
}

export function headOf({ identifier, text, isHidden }: ProductFile) {
  const { name, draft } = fileOf(text)
  const shown = draft === true ? ('draft' as const) : ('published' as const)
  return {
    identifier,
    name: typeof name === 'string' ? name : identifier,
    state: isHidden ? ('hidden' as const) : shown,
  }
}

export async function photosOf({ services }: Asking, { text }: ProductFile) {
  const gallery = galleryOf(text)
  const focuses = await readFocusStyles(
    services.database,
    gallery.map(({ src }) => src),
  )
  return gallery.map(({ src, alt }) => ({
    src,
    alt,
    image: { ...imageAttributes(services.images, src.replace(/^\//, ''), '10rem'), ...focuses.get(src) },
  }))
}

type Inventory = { id: string; size?: string; colour?: string }[]

/** The pieces of each variant with its name and a key for one press, and what happened to them, by whom. */
export async function stockOf({ services }: Asking, { identifier, text }: ProductFile) {
  const { database } = services
  const [{ colours }, counted, movements] = await Promise.all([
    readShopTexts(services),
    readStock(database, identifier),
    listProductMovements(database, identifier),
  ])
  const inventory = (fileOf(text).inventory ?? []) as Inventory
  const labels = new Map(
    inventory.map(({ id, size, colour }) => [id, variantLabel({ size, colour }, colours) || 'Taille unique']),
  )
  const names = await namesOfAuthors(
    database,
    movements.map(({ author }) => author ?? undefined),
  )
  return {
    variants: inventory.map(({ id }) => {
      const row = counted.find(({ variant }) => variant === id)
      return {
        id,
        label: labels.get(id) ?? id,
        key: randomUUID(),
        pieces: row?.pieces,
        alertAt: row?.alertAt ?? 0,
      }
    }),
    history: movements.map(({ id, at, variant, reason, quantity, author, note }) => ({
      id,
      label: labels.get(variant) ?? variant,
      what: `${reasonNames[reason]} ${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`,
      when: formatInstant(at),
      who: names.get(author ?? ''),
      note: note ?? undefined,
    })),
  }
}
