import { and, eq } from 'drizzle-orm'
import { refundPartOfBooking } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Transaction } from '#db/database.ts'
import { bookingInstalments } from '#db/schema/index.ts'
import { abandonUnpaid, giveBack, type HeldBooking } from '../bookings/hold-store.server.ts'
import type { Booking } from '../bookings/read-store.server.ts'

/** What is given back when a booking costs so much less: only what is not simply asked for any more. Cents. */
export function refundOfLess({ instalments }: Pick<Booking, 'instalments'>, lessCents: number): number {
  const unpaid = instalments.reduce((sum, { paidAt, cents }) => (paidAt ? sum : sum + cents), 0)
  return Math.max(0, lessCents - unpaid)
}

type Difference = {
  /** More to pay; less below 0. Cents. */
  readonly changeCents: number
  readonly at: Date
  readonly author: string | undefined
}

/** A booking that is held costs more or less: what is still to be paid changes first, the rest is given back. Nothing may be locked after. */
export async function settleDifference(
  transaction: Transaction,
  { booking, orders }: HeldBooking,
  { changeCents, at, author }: Difference,
): Promise<void> {
  const unpaid = booking.instalments.filter(({ paidAt }) => paidAt === null).toReversed()
  const isOf = (rank: number) =>
    and(eq(bookingInstalments.bookingId, booking.id), eq(bookingInstalments.rank, rank))
  const [last] = unpaid
  if (changeCents > 0 && !last) {
    const rank = Math.max(0, ...booking.instalments.map((one) => one.rank)) + 1
    const added = { bookingId: booking.id, rank, cents: changeCents, dueOn: dayInParis(at) }
    await transaction.insert(bookingInstalments).values(added)
  }
  if (changeCents > 0 && last) {
    await abandonUnpaid(transaction, orders, at, last.rank)
    await transaction
      .update(bookingInstalments)
      .set({ cents: last.cents + changeCents })
      .where(isOf(last.rank))
  }
  let less = Math.max(0, -changeCents)
  for (const { rank, cents } of unpaid) {
    if (less === 0) break
    const share = Math.min(less, cents)
    await abandonUnpaid(transaction, orders, at, rank)
    if (share === cents) await transaction.delete(bookingInstalments).where(isOf(rank))
    else
      await transaction
        .update(bookingInstalments)
        .set({ cents: cents - share })
        .where(isOf(rank))
    less -= share
  }
  await giveBack(orders, less, (order, share) =>
    refundPartOfBooking(transaction, order, share, { author, at }),
  )
}
