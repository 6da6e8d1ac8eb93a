import { and, eq, isNull, sql } from 'drizzle-orm'
import { releaseStock, reserveStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import {
  bookingEvents,
  bookingInstalments,
  bookingParticipants,
  bookings,
  campDesks,
} from '#db/schema/index.ts'
import { followTakenOffer, offerPlaces } from './offers-store.server.ts'
import { type Desk, fits, type Kept, minorsQuota, nothingKept, type Wanted, wantedBy } from './places.ts'
import { countMinors, readKept } from './read-kept-store.server.ts'

export { fits, minorsQuota, nothingKept, wantedBy, withoutPlaces, type Desk, type Kept } from './places.ts'
export { countMinors, readKept } from './read-kept-store.server.ts'
export {
  areFree,
  endOffers,
  endWaits,
  factsOfWait,
  holdOffer,
  offer,
  offerPlaces,
  takeOffer,
  type Wait,
} from './offers-store.server.ts'
export { bookingsOpen, waitAsked } from './mails.ts'
export { tellOfferJob } from './tell-offer-store.server.ts'
export { midnightInParis } from './offer-end.ts'

/** After a notice here, what public pages say of places is outdated. */
export const campPlacesChannel = 'camp_places'

/** Writes what may be sold of a camp and holds its row: what is then counted stays so until the transaction ends. */
export async function holdDesk(transaction: Transaction, { camp, places, quotas }: Desk): Promise<Kept> {
  const set = { places, quotas: { ...quotas } }
  await transaction
    .insert(campDesks)
    .values({ camp, ...set })
    .onConflictDoUpdate({ target: campDesks.camp, set })
  const kept = (await readKept(transaction, camp)).get(camp) ?? nothingKept
  // Read after the row is held: the club may have called the camp off while this waited for it.
  if (kept.isClosed) await transaction.update(campDesks).set({ places: 0 }).where(eq(campDesks.camp, camp))
  return kept
}

/** The same with what may be sold as it was last written, for who does not read the content. */
async function keepPlaces(
  transaction: Transaction,
  { id, camp, startOn }: typeof bookings.$inferSelect,
  wanted: Wanted,
): Promise<boolean> {
  const [desk] = await transaction.select().from(campDesks).where(eq(campDesks.camp, camp)).for('update')
  if (!desk || !fits(desk, (await readKept(transaction, camp)).get(camp) ?? nothingKept, wanted)) return false
  const most = desk.quotas[minorsQuota]
  if (most === undefined) return true
  const own = await countMinors(transaction, camp, startOn, id)
  return own === 0 || own + (await countMinors(transaction, camp, startOn)) <= most
}

type Happening = { readonly act: string; readonly at: Date; readonly actor: string } & {
  readonly author?: string | undefined
  readonly facts?: Readonly<Record<string, string | number>>
}

/** Adds a line to the story of a booking. @param facts amounts, references; never a name */
export async function noteBookingEvent(
  transaction: Transaction,
  bookingId: string,
  happening: Happening,
): Promise<void> {
  await transaction.insert(bookingEvents).values({ bookingId, ...happening })
}

type Stage = (typeof bookings.$inferSelect)['stage']

/** Where a booking stands, with its line; places that it gives back are offered to those who wait, in the same transaction. */
export async function setBookingStage(
  transaction: Transaction,
  bookingId: string,
  stage: Stage,
  happening: Happening,
): Promise<void> {
  const [booking] = await transaction
    .update(bookings)
    .set({ stage })
    .where(eq(bookings.id, bookingId))
    .returning({ camp: bookings.camp })
  await noteBookingEvent(transaction, bookingId, happening)
  if (!booking || stage === 'held') return
  if (stage !== 'booked') {
    await offerPlaces(transaction, { camp: booking.camp, at: happening.at, isFreed: true })
    await releaseStock(transaction, { orderId: bookingId, at: happening.at })
  }
  await followTakenOffer(transaction, bookingId, stage)
}

/** An order that pays for a booking. */
export type PaysForBooking = { readonly bookingId: string; readonly instalment: number }

/** Whether a booking was given up; it stays as it is until the transaction ends. */
export async function isGivenUp(transaction: Transaction, bookingId: string): Promise<boolean> {
  const [booking] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  return booking?.stage === 'cancelled'
}

/** An instalment is paid: with the first, the place is theirs. One given up is never taken again. */
export async function settleInstalment(
  transaction: Transaction,
  { bookingId, instalment }: PaysForBooking,
  at: Date,
): Promise<void> {
  if (await isGivenUp(transaction, bookingId)) throw new Error('A booking that was given up is paid.')
  await transaction
    .update(bookingInstalments)
    .set({ paidAt: at })
    .where(sql`${bookingInstalments.bookingId} = ${bookingId} AND ${bookingInstalments.rank} = ${instalment}`)
  const facts = { instalment }
  await setBookingStage(transaction, bookingId, 'booked', { act: 'pay', at, actor: 'provider', facts })
}

/** Keeps the places of an expired booking again, if they are still there; of a cancelled one never. */
export async function keepBookingAgain(
  transaction: Transaction,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const [booking] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking || booking.stage === 'cancelled') return false
  if (booking.stage !== 'expired') return true
  const live = await transaction
    .select({ options: bookingParticipants.options })
    .from(bookingParticipants)
    .where(and(eq(bookingParticipants.bookingId, bookingId), isNull(bookingParticipants.leftAt)))
  if (!(await keepPlaces(transaction, booking, wantedBy(live)))) return false
  const pieces = live.flatMap(({ options }) => options.flatMap(({ piece }) => piece ?? []))
  const lines = pieces.map((piece) => ({ ...piece, quantity: 1 }))
  return lines.length === 0 || (await reserveStock(transaction, { orderId: bookingId, lines, at })).ok
}

/** The first payment of a booking did not come, or was given up: its places are free. A later one changes nothing. */
export async function releaseUnpaid(
  transaction: Transaction,
  { bookingId, instalment }: PaysForBooking,
  stage: 'cancelled' | 'expired',
  at: Date,
): Promise<void> {
  const [booking] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId))
  if (instalment !== 1 || booking?.stage !== 'held') return
  const act = stage === 'expired' ? 'expire' : 'abandon'
  await setBookingStage(transaction, bookingId, stage, { act, at, actor: 'clock' })
}
