import { and, eq } from 'drizzle-orm'
import { formatEuros } from '#app/domain/shared/money.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import {
  isToBeMade,
  readOffers,
  releasePieces,
  reserveStock,
  returnStock,
  type VariantOffer,
} from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { orderExchanges } from '#db/schema/index.ts'
import type { TeamAct } from '../acts-store.server.ts'
import { sayWhoAndWhen } from '../authors-store.server.ts'
import { readParcel } from '../carriers.ts'
import { requestNextEmail } from '../emails-store.server.ts'
import { changeOrder, noteEvent, orderOf } from '../lock-store.server.ts'
import { refuse, stockOf } from '../order.ts'
import type { OrderAct, OrderExchange, OrderLine, PlacedOrder } from '../placed-order.ts'
import type { OrderServices } from '../services.server.ts'
import { freePieces } from './pieces.ts'

type Services = Pick<OrderServices, 'database' | 'content' | 'clock'>

export type ExchangeWish = TeamAct & {
  /** The order's line, as its id. */
  readonly line: string
  readonly from: string
  readonly to: string
  readonly quantity: number
  /** How many exchanges its author had read of; another number, and nothing is exchanged. */
  readonly after?: number | undefined
}

/** Keeps the new size aside at once; an order that has not left takes it instead, else the old one is waited for. */
export function exchangePieces(services: Services, wish: ExchangeWish): Promise<OrderAct> {
  const { database, clock } = services
  const author = authorSchema.parse(wish.author)
  return changeOrder(database, orderOf(wish), async (transaction, order) => {
    if (wish.after !== undefined && wish.after !== order.exchanges.length)
      return `Un échange a été noté entre-temps${await sayWhoAndWhen(transaction, order, ['exchange'])}\u00a0: vérifiez ce qui reste à échanger.`
    const line = order.lines.find(({ id }) => id === wish.line)
    const [offer] = line
      ? await readOffers({ ...services, database: transaction }, [
          { identifier: line.identifier, variant: wish.to },
        ])
      : []
    const problem = exchangeProblem(order, wish, offer)
    if (problem !== undefined || !line || !offer) return problem ?? unknownSize
    const at = clock.now()
    const isHere = stockOf[order.stage] === 'reserved'
    const isTaken =
      (isHere && (await isToBeMade(transaction, order.id))) ||
      (await takeNewSize(transaction, { order, line, wish, isHere, at }))
    if (!isTaken) return `Il ne reste pas assez de «\u202f${offer.detail ?? offer.label}\u202f».`
    await transaction.insert(orderExchanges).values({
      orderId: order.id,
      rank: order.exchanges.length + 1,
      line: Number(wish.line),
      quantity: wish.quantity,
      fromVariant: wish.from,
      toVariant: wish.to,
      toDetail: offer.detail,
      decidedAt: at,
      ...(isHere ? { state: 'done', endedAt: at } : { state: 'open' }),
    })
    const facts = { why: sizesOf(order, wish, offer.detail) }
    await noteEvent(transaction, order.id, { act: 'exchange', at, actor: 'team', author, facts })
    const told = { rank: order.exchanges.length + 1 }
    await requestNextEmail(transaction, order.id, 'exchange', told, at)
    return undefined
  })
}

type Taking = {
  readonly order: PlacedOrder
  readonly line: OrderLine
  readonly wish: ExchangeWish
  readonly isHere: boolean
  readonly at: Date
}

async function takeNewSize(
  transaction: Transaction,
  { order: { id: orderId }, line: { identifier }, wish, isHere, at }: Taking,
): Promise<boolean> {
  const pieces = { identifier, quantity: wish.quantity }
  const taken = await reserveStock(transaction, { orderId, lines: [{ ...pieces, variant: wish.to }], at })
  if (!taken.ok) return false
  if (isHere) await releasePieces(transaction, { orderId, line: { ...pieces, variant: wish.from }, at })
  return true
}

const unknownSize = 'Cette taille n’est pas à la boutique.'

/** Why this cannot be exchanged, in French, with what can be done instead; undefined when it can. */
export function exchangeProblem(
  order: PlacedOrder,
  { line: id, from, to, quantity }: Pick<ExchangeWish, 'line' | 'from' | 'to' | 'quantity'>,
  offer: VariantOffer | undefined,
): string | undefined {
  const line = order.lines.find((one) => one.id === id)
  if (stockOf[order.stage] === 'free')
    return 'Cette commande est annulée ou expirée\u00a0: rien ne s’y échange.'
  const free = freePieces(order).find((one) => one.line === id && one.variant === from)
  if (!line || !free) return 'Choisissez un article que l’acheteur a encore.'
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > free.quantity)
    return `Il y en a ${free.quantity} au plus à échanger.`
  if (!offer || offer.identifier !== line.identifier) return unknownSize
  if (to === from) return 'C’est la même taille.'
  return priceProblem(line, offer)
}

function priceProblem(line: OrderLine, { priceCents }: VariantOffer): string | undefined {
  const agreedCents = line.unitPriceCents + (line.balanceCents ?? 0)
  if (priceCents === agreedCents) return undefined
  const prices = `${formatEuros(agreedCents)} à la commande, ${formatEuros(priceCents)} aujourd’hui`
  return `Le prix n’est plus le même (${prices})\u00a0: notez le retour et remboursez-le, puis passez une nouvelle commande au prix du jour.`
}

function sizesOf({ lines }: PlacedOrder, { line, quantity }: ExchangeWish, detail: string | undefined) {
  const known = lines.find(({ id }) => id === line)
  return `${quantity} × ${known?.label ?? ''}, pour ${detail ?? ''}`
}

type Ended = TeamAct & { readonly rank: number }

type Done = Ended & {
  readonly restock: boolean
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
}

/** The old pieces are back and the new ones leave, handed over or sent. */
export async function finishExchange(services: Services, done: Done): Promise<OrderAct> {
  const parcel = readParcel(done.carrier, done.trackingNumber)
  if ('problem' in parcel) return refuse(parcel.problem)
  return endExchange(services, done, 'done', async ({ transaction, order, exchange, author, at }) => {
    const identifier = order.lines.find(({ id }) => id === exchange.line)?.identifier
    const old = { variant: exchange.fromVariant, quantity: exchange.quantity }
    const lines = done.restock && identifier !== undefined ? [{ identifier, ...old }] : []
    await returnStock(transaction, { orderId: order.id, lines, author, at })
    await requestNextEmail(transaction, order.id, 'exchanged', { rank: exchange.rank, ...parcel }, at)
    return { ...parcel }
  })
}

/** The buyer keeps what they have: the new pieces are free again. */
export function cancelExchange(services: Services, ended: Ended): Promise<OrderAct> {
  return endExchange(services, ended, 'cancelled', async ({ transaction, order, exchange, at }) => {
    const identifier = order.lines.find(({ id }) => id === exchange.line)?.identifier ?? ''
    const line = { identifier, variant: exchange.toVariant, quantity: exchange.quantity }
    await releasePieces(transaction, { orderId: order.id, line, at })
    await requestNextEmail(transaction, order.id, 'not-exchanged', { rank: exchange.rank }, at)
    return {}
  })
}

type Ending = {
  readonly transaction: Transaction
  readonly order: PlacedOrder
  readonly exchange: OrderExchange
  readonly author: string
  readonly at: Date
}

function endExchange(
  { database, clock }: Services,
  { number, author: typed, rank, word }: Ended,
  state: 'done' | 'cancelled',
  end: (ending: Ending) => Promise<Record<string, string>>,
): Promise<OrderAct> {
  const author = authorSchema.parse(typed)
  return changeOrder(database, orderOf({ number, word }), async (transaction, order) => {
    const exchange = order.exchanges.find((one) => one.rank === rank)
    if (!exchange) return 'Cet échange n’existe pas.'
    const before = exchange.state
    if (before !== 'open')
      return `Cet échange est déjà ${before === 'done' ? 'fait' : 'abandonné'}${await sayWhoAndWhen(transaction, order, [`exchange-${before}`])}.`
    const at = clock.now()
    await transaction
      .update(orderExchanges)
      .set({ state, endedAt: at })
      .where(and(eq(orderExchanges.orderId, order.id), eq(orderExchanges.rank, rank)))
    const facts = await end({ transaction, order, exchange, author, at })
    const act = state === 'done' ? 'exchange-done' : 'exchange-cancelled'
    await noteEvent(transaction, order.id, { act, at, actor: 'team', author, facts })
    return undefined
  })
}
