import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  bookingEvents,
  bookingInstalments,
  bookingParticipants,
  bookings,
  campWaits,
  orders,
} from '#db/schema/index.ts'
import { slugOfRow } from '../camp-of-row.ts'
import type { AgreedCamp } from './recap-store.server.ts'

type Reader = Pick<Database, 'select'>

const secretForm = /^[\w-]{32}$/

/** The booking whose page this is; undefined for words that are no secret of ours. */
export async function findBookingBySecret(database: Reader, secret: string) {
  return secretForm.test(secret) ? findBooking(database, eq(bookings.secret, secret)) : undefined
}

/** Also inside a transaction that holds it: what it wrote is seen. */
export function findBookingById(database: Reader, id: string) {
  return findBooking(database, eq(bookings.id, id))
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The latest order of an instalment is the one that counts: a former one was given up. */
async function findBooking(database: Reader, isAsked: SQL) {
  const [booking] = await database.select().from(bookings).where(isAsked)
  if (!booking) return undefined
  const { id, agreed, key: _key, recap: _recap, ...own } = booking
  const participants = await database
    .select()
    .from(bookingParticipants)
    .where(eq(bookingParticipants.bookingId, id))
    .orderBy(asc(bookingParticipants.rank))
  const instalments = await database
    .select()
    .from(bookingInstalments)
    .where(eq(bookingInstalments.bookingId, id))
    .orderBy(asc(bookingInstalments.rank))
  const events = await database
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(asc(bookingEvents.id))
  const made = await database
    .select({ id: orders.id, number: orders.number, secret: orders.secret, instalment: orders.instalment })
    .from(orders)
    .where(eq(orders.bookingId, id))
    .orderBy(asc(orders.instalment), desc(orders.placedAt))
  return {
    ...own,
    id,
    /** « 2026-0418 »: that of its first order. */
    number: made[0]?.number ?? '',
    // Written from the same type, by `bookCamp` alone.
    agreed: agreed as AgreedCamp,
    participants,
    instalments,
    events,
    orders: made,
  }
}

/** Whether anybody ever booked the camp at an address, whatever became of it, or waits for it. */
export async function hasBookings(database: Pick<Database, '$count'>, path: string): Promise<boolean> {
  const camp = slugOfRow({ path })
  const isWaiting = inArray(campWaits.state, ['asked', 'waiting', 'offered'])
  return (
    (await database.$count(bookings, eq(bookings.camp, camp))) > 0 ||
    (await database.$count(campWaits, and(eq(campWaits.camp, camp), isWaiting))) > 0
  )
}
