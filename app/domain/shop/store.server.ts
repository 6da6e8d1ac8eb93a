import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Database } from '#db/database.ts'
import { productRows, readShopTexts } from './catalogue/catalogue-store.server.ts'
import {
  choicesOf,
  countWith,
  matches,
  noQuery,
  type ShopChoices,
  type ShopQuery,
} from './catalogue/filters.ts'
import { shopWindow } from './catalogue/related.ts'
import { sorted } from './catalogue/sorts.ts'
import { type CollectiveShown, piecesToOrder } from './collective/collective.ts'
import { openCollectives } from './collective/windows-store.server.ts'
import { artOfVariant, madeToOrder, productStockSaid, stockSaid, type StockSaid } from './labels.ts'
import type { OfferServices } from './offers-store.server.ts'
import { readPriceHistories } from './prices/prices-store.server.ts'
import { historyOfSample, priceOn, type ShownPrice } from './prices/prices.ts'
import { isNew, type Product, productOfRow, type ProductSummary, summaryOfRow, withStock } from './product.ts'
import { readPiecesLeft } from './stock/stock-store.server.ts'

export {
  listProductSummaries,
  problemsOfCatalogue,
  readDeliveryOptions,
  readShopTexts,
  stockStateChannel,
  type ShopTexts,
} from './catalogue/catalogue-store.server.ts'
export { readOffers, type OfferServices, type VariantOffer } from './offers-store.server.ts'
export { recordPrices } from './prices/prices-store.server.ts'
export {
  askRestock,
  confirmRestock,
  eraseRestockOfPerson,
  findRestock,
  leaveRestock,
  purgeRestock,
  restockOfPerson,
  type RestockOutcome,
} from './restock/restock-store.server.ts'
export { tellRestock } from './restock/tell-store.server.ts'
export { listWaiting, type Waiting } from './restock/waiting-store.server.ts'
export {
  type Acted,
  announceOpened,
  type CollectiveRow,
  isToBeMade,
  keepPieces,
  lockCollective,
  makeCollective,
  moveClosing,
} from './collective/windows-store.server.ts'
export { balanceDay, type Deposit, depositOf, depositOfAll } from './collective/collective.ts'
export { readSizes } from './sizes-store.server.ts'
export { listLowProducts } from './stock/office-stock.server.ts'
export {
  lockStock,
  releasePieces,
  releaseStock,
  reserveStock,
  returnStock,
} from './stock/reservation-store.server.ts'
export {
  correctStock,
  listStockMovements,
  purgeStockAuthors,
  readPiecesLeft,
  seedStock,
  stockMovementsOfPerson,
} from './stock/stock-store.server.ts'

type Shown = ShownPrice & {
  /** Came in the last thirty days. */
  readonly isNew: boolean
  /** The collective order it is ordered by now, without stock. */
  readonly collective?: CollectiveShown | undefined
}

export type ListedProduct = ProductSummary & Shown

export type FoundProduct = Product & Shown

/** All products of the shop; sold-out ones stay in the list. Those of the content, or of an edit, that is in force. */
export async function listProducts({ content, database, clock }: OfferServices): Promise<ListedProduct[]> {
  const today = dayInParis(clock.now())
  const [rows, counted] = await Promise.all([productRows(content, today), readCounted(database, clock.now())])
  return rows.map((row) => offered(summaryOfRow(row), counted, today))
}

type ShopList = {
  readonly products: readonly ListedProduct[]
  /** What one may filter by, whatever is filtered now; in a collection, what finds something there. */
  readonly choices: ShopChoices
  readonly counts: readonly { readonly collection: string | undefined; readonly count: number }[]
}

export async function searchProducts(services: OfferServices, query: ShopQuery): Promise<ShopList> {
  const all = await listProducts(services)
  const { collections } = await readShopTexts(services)
  const inCollection = all.filter((product) => matches(product, { ...noQuery, collection: query.collection }))
  const ids = [undefined, ...collections.map(({ id }) => id)]
  return {
    products: sorted(
      inCollection.filter((product) => matches(product, query)),
      query.sort,
    ),
    choices: choicesOf(inCollection),
    counts: ids.map((collection) => ({ collection, count: countWith(all, query, { collection }) })),
  }
}

/** Stock labels that are not plentiful, by product, and by variant of one; undefined for an unknown product. */
export async function listStockSaid(
  services: OfferServices,
  identifier?: string,
): Promise<Record<string, StockSaid> | undefined> {
  const products = await listProducts(services)
  const one = products.find((product) => product.identifier === identifier)
  if (identifier !== undefined && !one) return undefined
  const said = products.map((product): [string, StockSaid] => [
    product.identifier,
    product.collective ? madeToOrder : productStockSaid(product.variants),
  ])
  for (const variant of one?.variants ?? [])
    said.push([`${identifier}.${variant.id}`, one?.collective ? madeToOrder : stockSaid(variant)])
  return Object.fromEntries(said.filter(([, one]) => one.state !== 'many' || one === madeToOrder))
}

/** The shop in a few products, to be shown elsewhere, each in a colour that can be bought. */
export async function readShopWindow(services: OfferServices, count: number) {
  const [{ head, colours }, products] = await Promise.all([readShopTexts(services), listProducts(services)])
  const shown = shopWindow(products, count).map((product) => {
    const { path, name, askedCents, struckCents, percentOff, isSample } = product
    const left = product.variants.find(({ stock }) => stock > 0) ?? { colour: undefined }
    const art = artOfVariant(product.art, left, colours)
    return { path, name, price: { askedCents, struckCents, percentOff }, art, isSample }
  })
  return { title: head.title, products: shown }
}

/** The product of an identifier; undefined when the shop has none. */
export async function findProduct(
  { content, database, clock }: OfferServices,
  identifier: string,
): Promise<FoundProduct | undefined> {
  const today = dayInParis(clock.now())
  const row = (await productRows(content, today)).find((known) => known.identifier === identifier)
  return row && offered(productOfRow(row), await readCounted(database, clock.now(), identifier), today)
}

type Counted = Awaited<ReturnType<typeof readCounted>>

async function readCounted(database: Pick<Database, 'select'>, at: Date, identifier?: string) {
  const [pieces, histories, collectives] = await Promise.all([
    readPiecesLeft(database, identifier),
    readPriceHistories(database, identifier),
    openCollectives(database, at, identifier === undefined ? undefined : [identifier]),
  ])
  return { pieces, histories, collectives }
}

function offered<Known extends ProductSummary>(
  product: Known,
  { pieces, histories, collectives }: Counted,
  today: string,
): Known & Shown {
  const { identifier, isSample } = product
  const history = isSample ? historyOfSample(product) : (histories.get(identifier) ?? [])
  const open = collectives.get(identifier)
  const left = open
    ? new Map(product.variants.map(({ id }) => [id, piecesToOrder]))
    : (pieces.get(identifier) ?? new Map())
  return {
    collective: open,
    ...withStock(product, left),
    ...priceOn(product, history, today),
    isNew: isNew(product, today),
  }
}
