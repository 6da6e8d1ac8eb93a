import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { bookingGifts, orders } from '#db/schema/index.ts'
import type { Booking } from '../bookings/read-store.server.ts'

export type Reader = { readonly email: string; readonly firstName: string }

/** Each participant at their address, or their guardian’s, else who booked; nobody twice. A gift not yet told goes to its buyer. */
export async function readersOf(
  transaction: Transaction,
  { id, participants }: Pick<Booking, 'id' | 'participants'>,
): Promise<Reader[]> {
  const [buyer] = await transaction
    .select({ email: orders.email, firstName: orders.firstName })
    .from(orders)
    .where(and(eq(orders.bookingId, id), eq(orders.instalment, 1)))
  const [gift] = await transaction.select().from(bookingGifts).where(eq(bookingGifts.bookingId, id))
  const own: Reader[] = buyer?.email ? [buyer] : []
  if (gift && !gift.toldAt) return own
  const readers = participants
    .filter(({ leftAt }) => leftAt === null)
    .flatMap(({ email, guardianEmail, firstName }): Reader[] => {
      const address = email ?? guardianEmail
      return address ? [{ email: address, firstName }] : own
    })
  const byAddress = new Map<string, Reader>()
  for (const reader of readers) {
    const address = reader.email.toLowerCase()
    if (!byAddress.has(address)) byAddress.set(address, reader)
  }
  return [...byAddress.values()]
}
