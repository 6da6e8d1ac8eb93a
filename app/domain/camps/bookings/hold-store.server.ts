import { eq, inArray } from 'drizzle-orm'
import { abandonHeldOrder, findOrdersById, type PlacedOrder } from '#app/domain/orders/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookings, orders } from '#db/schema/index.ts'
import { type Booking, findBookingById } from './read-store.server.ts'

export type HeldBooking = { readonly booking: Booking; readonly orders: readonly PlacedOrder[] }

/** Orders first, in one order, then the booking: as a payment does that comes meanwhile. Undefined when an order was made since. */
export async function holdBooking(
  transaction: Transaction,
  { id, orders: known }: Booking,
): Promise<HeldBooking | undefined> {
  const ids = known.map((order) => order.id).toSorted()
  if (ids.length > 0)
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(orders.id)
      .for('update')
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
  const booking = await findBookingById(transaction, id)
  if (!booking || booking.orders.length !== ids.length) return undefined
  return { booking, orders: await findOrdersById(transaction, ids) }
}

/** What is here of what an order paid: what is decided to be given back is gone, even before the bank has done it. Cents. */
export function leftOf({
  paidCents,
  refundedCents,
  refunds,
}: Pick<PlacedOrder, 'paidCents' | 'refundedCents' | 'refunds'>): number {
  const decided = refunds.reduce((sum, { cents }) => sum + cents, 0)
  return paidCents - Math.max(refundedCents, decided)
}

type GiveOne = (order: PlacedOrder, cents: number) => Promise<void>

/** The latest payments first: what is kept stays on the first. Nothing may be locked after. */
export async function giveBack(paid: readonly PlacedOrder[], cents: number, give: GiveOne): Promise<void> {
  let left = cents
  const latestFirst = paid.toSorted((a, b) => (b.instalment ?? 0) - (a.instalment ?? 0))
  for (const order of latestFirst) {
    const share = Math.min(left, leftOf(order))
    if (share > 0) await give(order, share)
    left -= share
  }
}

/** Orders that wait for a payment are given up. @param instalment only those of this one */
export async function abandonUnpaid(
  transaction: Transaction,
  held: readonly PlacedOrder[],
  at: Date,
  instalment?: number,
): Promise<void> {
  for (const order of held)
    if (
      order.stage === 'placed' &&
      order.money === 'unpaid' &&
      (order.instalment === instalment || !instalment)
    )
      await abandonHeldOrder(transaction, order, at)
}
