import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bookings, orders } from '#db/schema/index.ts'

export type MadeBooking = {
  readonly id: string
  readonly secret: string
  readonly orderId: string
  readonly paymentMethod: 'card' | 'transfer' | 'on_site'
}

/** The booking that a form made, with the order of its first payment. */
export async function findMadeBooking(
  database: Pick<Database, 'select'>,
  key: string,
): Promise<MadeBooking | undefined> {
  const [made] = await database
    .select({
      id: bookings.id,
      secret: bookings.secret,
      orderId: orders.id,
      paymentMethod: orders.paymentMethod,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.bookingId, bookings.id))
    .where(eq(bookings.key, key))
    .orderBy(orders.instalment)
    .limit(1)
  return made
}
