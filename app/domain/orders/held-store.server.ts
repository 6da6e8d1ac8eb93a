import { keepBookingAgain, releaseUnpaid, settleInstalment } from '#app/domain/places/store.server.ts'
import { releaseStock, reserveStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import type { PlacedOrder } from './placed-order.ts'

type Holding = Pick<PlacedOrder, 'id' | 'lines' | 'bookingId' | 'instalment'>

/** Keeps again what an expired order had kept, pieces or places; false when others have them. */
export async function holdAgain(transaction: Transaction, order: Holding, at: Date): Promise<boolean> {
  if (order.bookingId !== undefined) return keepBookingAgain(transaction, order.bookingId)
  return (await reserveStock(transaction, { orderId: order.id, lines: order.lines, at })).ok
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
