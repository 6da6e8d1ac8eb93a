import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '../../outside/clock.ts'
import { dayInParis } from '../shared/french-dates.ts'
import { historyOfSample, priceOn } from './price-history.ts'
import type { PriceChange } from './price-history.ts'
import type { ShownPrice } from './prices.ts'
import { readPriceHistories } from './prices-store.server.ts'
import { productOfRow, summaryOfRow, withStock } from './product-of-row.ts'
import { productRows } from './product-rows-store.server.ts'
import type { Product, ProductSummary } from './product.ts'
import { readPiecesLeft } from './stock-store.server.ts'

export { recordPrices } from './prices-store.server.ts'
export { releaseStock, reserveStock, type Reservation } from './reservation-store.server.ts'
export {
  correctStock,
  listStockMovements,
  purgeStockAuthors,
  readPiecesLeft,
  seedStock,
  stockMovementsOfPerson,
  type StockCorrected,
  type StockCorrection,
  type StockMovement,
} from './stock-store.server.ts'

type ShopServices = {
  readonly content: SiteContentReader
  readonly database: Pick<Database, 'select'>
  readonly clock: Clock
}

/** A product in a list, with what is left of it and what is asked for it today. */
export type ListedProduct = ProductSummary & ShownPrice

/** Everything the page of a product shows, stock and price of this moment included. */
export type FoundProduct = Product & ShownPrice

/** All products of the shop; sold-out ones stay in the list. Those of the content, or of an edit, that is in force. */
export async function listProducts({ content, database, clock }: ShopServices): Promise<ListedProduct[]> {
  const today = dayInParis(clock.now())
  const [rows, counted] = await Promise.all([productRows(content, today), readCounted(database)])
  return rows.map((row) => offered(summaryOfRow(row), counted, today))
}

/** The product of an identifier; undefined when the shop has none. */
export async function findProduct(
  { content, database, clock }: ShopServices,
  identifier: string,
): Promise<FoundProduct | undefined> {
  const today = dayInParis(clock.now())
  const row = (await productRows(content, today)).find((known) => known.identifier === identifier)
  return row && offered(productOfRow(row), await readCounted(database, identifier), today)
}

type Counted = {
  readonly pieces: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly histories: ReadonlyMap<string, readonly PriceChange[]>
}

async function readCounted(database: Pick<Database, 'select'>, identifier?: string): Promise<Counted> {
  const [pieces, histories] = await Promise.all([
    readPiecesLeft(database, identifier),
    readPriceHistories(database, identifier),
  ])
  return { pieces, histories }
}

function offered<Known extends ProductSummary>(
  product: Known,
  { pieces, histories }: Counted,
  today: string,
): Known & ShownPrice {
  const { identifier, isSample } = product
  const history = isSample ? historyOfSample(product) : (histories.get(identifier) ?? [])
  return {
    ...withStock(product, pieces.get(identifier) ?? new Map()),
    ...priceOn(product, history, today),
  }
}
