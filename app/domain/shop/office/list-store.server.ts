import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { typedWords } from '#app/domain/shared/lists/holds-words.ts'
import { centsOfEuros } from '#app/domain/shared/money.ts'
import { productRows } from '../catalogue/catalogue-store.server.ts'
import { readStock, type StockRow } from '../stock/office-stock.server.ts'
import { fileOf } from './product-fields.ts'
import { readProductFiles, type ProductFile, type ProductState } from './product-files.server.ts'
import type { OfficeServices } from './save-product.server.ts'

export type OfficeProduct = {
  readonly identifier: string
  readonly name: string
  readonly state: ProductState
  readonly collections: readonly string[]
  readonly priceCents: number
  readonly discount: number
  readonly photo: string | undefined
  readonly pieces: number
  /** Sizes at or below their alert. */
  readonly low: number
}

/** All products of the club, whatever visitors see of them, by name. Samples only where the site shows them. */
export async function listOfficeProducts(services: OfficeServices): Promise<OfficeProduct[]> {
  const [files, stock, shown] = await Promise.all([
    readProductFiles(services),
    readStock(services.database),
    productRows(services.content, dayInParis(services.clock.now())),
  ])
  const visible = new Set(shown.map(({ identifier }) => identifier))
  const byProduct = Map.groupBy(stock, ({ identifier }) => identifier)
  return files
    .map((file) => ({ file, fields: fileOf(file.text) }))
    .filter(({ file, fields }) => fields.sample !== true || visible.has(file.identifier) || file.isHidden)
    .map(({ file, fields }) => officeProduct(file, fields, byProduct.get(file.identifier) ?? []))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

function officeProduct(
  { identifier, isHidden }: ProductFile,
  fields: Record<string, unknown>,
  stock: readonly StockRow[],
): OfficeProduct {
  const shown = fields.draft === true ? 'draft' : 'published'
  const known = new Set(((fields.inventory ?? []) as { id?: string }[]).map(({ id }) => id))
  const pictures = Array.isArray(fields.gallery) ? (fields.gallery as { src: string }[]) : []
  const counted = stock.filter(({ variant }) => known.has(variant))
  return {
    identifier,
    name: typeof fields.name === 'string' ? fields.name : identifier,
    state: isHidden ? 'hidden' : shown,
    collections: Array.isArray(fields.collection) ? fields.collection.map(String) : [],
    priceCents: centsOfEuros(Number(fields.price) || 0),
    discount: Number(fields.discount) || 0,
    photo: pictures[0]?.src,
    pieces: counted.reduce((sum, { pieces }) => sum + pieces, 0),
    low: counted.filter(({ pieces, alertAt }) => pieces <= alertAt).length,
  }
}

type Asked = {
  readonly search: string
  readonly state: string
  readonly collection: string
  readonly isLow: boolean
}

/** Those that hold the words, in this state and collection; `isLow`: with a size to order again. */
export function productsAsked(products: readonly OfficeProduct[], asked: Asked): OfficeProduct[] {
  const words = typedWords(asked.search)
  return products.filter(({ name, identifier, state, collections, low }) => {
    const plain = typedWords(`${name} ${identifier}`).join(' ')
    return (
      words.every((word) => plain.includes(word)) &&
      (asked.state === '' || asked.state === state) &&
      (asked.collection === '' || collections.includes(asked.collection)) &&
      (!asked.isLow || low > 0)
    )
  })
}
