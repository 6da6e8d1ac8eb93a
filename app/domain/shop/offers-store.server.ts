import { inArray } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Product as ProductRow, SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { stock } from '#db/schema/index.ts'
import { productRows, readShopTexts, type ShopTexts } from './catalogue/catalogue-store.server.ts'
import {
  type CollectiveShown,
  daysUntilDelivery,
  type Deposit,
  depositOf,
  piecesToOrder,
} from './collective/collective.ts'
import { openCollectives } from './collective/windows-store.server.ts'
import { artOfVariant, variantLabel } from './labels.ts'
import { askedCents } from './prices/prices.ts'
import { summaryOfRow } from './product.ts'
import { variantQuery } from './variants.ts'

export type OfferServices = {
  readonly content: SiteContentReader
  readonly database: Pick<Database, 'select'>
  readonly clock: Clock
}

type VariantName = { readonly identifier: string; readonly variant: string }

export type VariantOffer = VariantName & {
  readonly label: string
  /** « Vert piste, taille M »; undefined when it has no size nor colour. */
  readonly detail: string | undefined
  readonly path: string
  readonly art: ProductArt
  /** What is asked for one piece today, in cents, taxes included. */
  readonly priceCents: number
  /** Pieces left to order; 0 when sold out or not counted yet. */
  readonly left: number
  /** Of a collective order, which needs no stock: the last day on which it is delivered. */
  readonly deliveryOn: string | undefined
  /** What of it is paid at once; undefined: all. */
  readonly deposit: Deposit | undefined
  readonly regime: WithdrawalRegime
  /** Working days until it leaves, at most. */
  readonly deliveryDelay: number
  readonly isSample: boolean
}

/** The offers of these variants; those the shop does not have are left out. One query, however many they are. */
export async function readOffers(
  { content, database, clock }: OfferServices,
  names: readonly VariantName[],
): Promise<VariantOffer[]> {
  if (names.length === 0) return []
  const today = dayInParis(clock.now())
  const identifiers = [...new Set(names.map(({ identifier }) => identifier))]
  const [rows, texts] = await Promise.all([productRows(content, today), readShopTexts({ content })])
  // One after the other: also asked within a transaction, which has one connection.
  const counted = await database.select().from(stock).where(inArray(stock.identifier, identifiers))
  const collectives = await openCollectives(database, clock.now(), identifiers)
  return names.flatMap((name) => {
    const row = rows.find(({ identifier }) => identifier === name.identifier)
    const held = counted.find((place) => isSame(place, name))
    const collective = collectives.get(name.identifier)
    return (row && offerOf(row, name, { texts, today, left: held?.pieces ?? 0, collective })) ?? []
  })
}

function isSame(one: VariantName, other: VariantName): boolean {
  return one.identifier === other.identifier && one.variant === other.variant
}

type Moment = {
  readonly texts: ShopTexts
  readonly today: string
  readonly left: number
  readonly collective: CollectiveShown | undefined
}

function offerOf(
  row: ProductRow,
  { variant: id }: VariantName,
  { texts: { colours }, today, left, collective }: Moment,
): VariantOffer | undefined {
  const product = summaryOfRow(row)
  const { identifier, name: label, path, art, isSample } = product
  const variant = product.variants.find((known) => known.id === id)
  if (!variant) return undefined
  const priceCents = askedCents(product, today)
  return {
    identifier,
    variant: id,
    label,
    detail: variantLabel(variant, colours) || undefined,
    path: path + variantQuery(variant),
    art: artOfVariant(art, variant, colours),
    priceCents,
    left: collective ? piecesToOrder : Math.max(0, left),
    deliveryOn: collective?.deliveryOn,
    deposit: depositOf(collective, priceCents),
    regime: row.meta.withdrawal,
    deliveryDelay: collective ? daysUntilDelivery(today, collective.deliveryOn) : row.meta.deliveryDelay,
    isSample,
  }
}
