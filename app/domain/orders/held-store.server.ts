import { and, eq, lt, sql } from 'drizzle-orm'
import {
  isGivenUp,
  keepBookingAgain,
  releaseUnpaid,
  settleInstalment,
} from '#app/domain/places/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { keepPieces, releaseStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookings, documents, orders } from '#db/schema/index.ts'
import type { PlacedOrder } from './placed-order.ts'
import { linesNow } from './returns/pieces.ts'

type Paying = Pick<PlacedOrder, 'bookingId' | 'instalment' | 'balanceOf' | 'totalCents'>
type Holding = Pick<PlacedOrder, 'id' | 'lines' | 'exchanges' | 'bookingId' | 'instalment'>

/** Whether an order pays for a booking that was given up: its money goes back. */
export async function isForNothing(transaction: Transaction, { bookingId }: Holding): Promise<boolean> {
  return bookingId !== undefined && isGivenUp(transaction, bookingId)
}

/** Keeps again what an expired order had kept, pieces or places; false when others have them. */
export async function holdAgain(transaction: Transaction, order: Holding, at: Date): Promise<boolean> {
  if (order.bookingId !== undefined) return keepBookingAgain(transaction, order.bookingId, at)
  return (await keepPieces(transaction, { orderId: order.id, lines: linesNow(order), at })).ok
}

/** What an order kept is free for others. */
export async function release(
  transaction: Transaction,
  { id: orderId, bookingId, instalment }: Holding,
  stage: 'cancelled' | 'expired',
  at: Date,
): Promise<void> {
  if (bookingId === undefined || instalment === undefined) await releaseStock(transaction, { orderId, at })
  else await releaseUnpaid(transaction, { bookingId, instalment }, stage, at)
}

/** What a paid order kept is its buyer’s. */
export async function keepForGood(
  transaction: Transaction,
  { bookingId, instalment }: Holding,
  at: Date,
): Promise<void> {
  if (bookingId !== undefined && instalment !== undefined)
    await settleInstalment(transaction, { bookingId, instalment }, at)
}

/** What the invoice of a later instalment says of the former one; undefined for any other order. */
export async function paidBefore(
  transaction: Transaction,
  { bookingId, instalment = 1, balanceOf, totalCents: restCents }: Paying,
): Promise<string | undefined> {
  if (balanceOf !== undefined) return depositBefore(transaction, balanceOf, restCents)
  if (bookingId === undefined || instalment === 1) return undefined
  const before = await transaction
    .select({
      number: documents.number,
      cents: orders.totalCents,
      totalCents: sql<number>`(SELECT sum(cents)::integer FROM club.booking_instalments WHERE booking_id = ${bookings.id})`,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .innerJoin(bookings, eq(bookings.id, orders.bookingId))
    .where(
      and(eq(orders.bookingId, bookingId), lt(orders.instalment, instalment), eq(documents.kind, 'invoice')),
    )
    .orderBy(orders.instalment)
  const [first] = before
  if (!first) return undefined
  const paid = before.map(
    ({ number, cents }) => `acompte de ${formatEuros(cents)} déduit (facture ${number})`,
  )
  return `Prix total ${formatEuros(first.totalCents)}, ${paid.join(', ')}.`
}

async function depositBefore(transaction: Transaction, orderId: string, restCents: number) {
  const [first] = await transaction
    .select({
      number: documents.number,
      cents: sql<number>`${orders.totalCents} - coalesce((SELECT sum(cents) FROM club.refunds
        WHERE refunds.order_id = ${orders.id}), 0)::integer`,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(orders.id, orderId), eq(documents.kind, 'invoice')))
  if (!first) return undefined
  const { number, cents } = first
  return `Prix total ${formatEuros(cents + restCents)}, acompte de ${formatEuros(cents)} déduit (facture ${number}).`
}
