import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { bookingParticipants, bookings, carShares, orders, participantNotes } from '#db/schema/index.ts'
import type { Booking } from '../bookings/store.server.ts'
import { participantWrites } from './mails.ts'
import { participantsSecretOf } from './page-store.server.ts'
import type { NewCar } from './schema.ts'

type Own = Pick<Booking, 'id' | 'camp' | 'participants' | 'agreed'>

/** Notes which participants of a booking agree that the others read their first name. */
export async function nameParticipants(
  { database }: Pick<StoreServices, 'database'>,
  { id: bookingId, participants }: Own,
  named: readonly number[],
): Promise<void> {
  const values = participants.map(({ rank }) => ({ bookingId, rank, isNamed: named.includes(rank) }))
  await database.transaction(async (transaction) => {
    for (const value of values)
      await transaction
        .insert(participantNotes)
        .values(value)
        .onConflictDoUpdate({
          target: [participantNotes.bookingId, participantNotes.rank],
          set: { isNamed: value.isNamed },
        })
  })
}

const mostCars = 4

/** Shares or seeks seats; false when the booking has said so often enough. */
export async function shareCar(
  { database, clock }: StoreServices,
  { id: bookingId, camp }: Own,
  car: NewCar,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('update')
    if ((await transaction.$count(carShares, eq(carShares.bookingId, bookingId))) >= mostCars) return false
    await transaction.insert(carShares).values({ ...car, bookingId, camp, sharedAt: clock.now() })
    return true
  })
}

export async function endCarShare(
  { database }: Pick<StoreServices, 'database'>,
  { id: bookingId }: Own,
  share: string,
): Promise<void> {
  await database.delete(carShares).where(and(eq(carShares.id, share), eq(carShares.bookingId, bookingId)))
}

/** What somebody shared with the others goes with them: their agreement and their seats; every seat when they were alone. The booking is held by the caller. */
export async function forgetShared(
  transaction: Transaction,
  { id, participants }: Pick<Booking, 'id' | 'participants'>,
  { rank, firstName }: { readonly rank: number; readonly firstName: string },
): Promise<void> {
  const isTheirs = and(eq(participantNotes.bookingId, id), eq(participantNotes.rank, rank))
  await transaction.delete(participantNotes).where(isTheirs)
  const isAlone = participants.every(({ leftAt, ...one }) => leftAt !== null || one.rank === rank)
  const isNamedSo = sql`lower(trim(${carShares.firstName})) = lower(${firstName.trim()})`
  await transaction.delete(carShares).where(and(eq(carShares.bookingId, id), isAlone ? undefined : isNamedSo))
}

type Letter = { readonly to: string; readonly firstName: string; readonly words: string }

/** Writes to another booking of the same camp without showing an address; false when there is none, or it has no address. */
export async function writeToParticipant(
  { database, clock }: StoreServices,
  { id: from, camp, agreed }: Own,
  { to: bookingId, firstName, words }: Letter,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [theirs] = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), eq(bookings.camp, camp), eq(bookings.stage, 'booked')))
    const contact = theirs && (await contactOf(transaction, bookingId))
    if (!contact?.email) return false
    const secret = await participantsSecretOf(transaction, bookingId)
    const facts = { camp: agreed.title, firstName, words, secret, from }
    await queueEmail(transaction, participantWrites, { to: contact.email, facts }, clock.now())
    return true
  })
}

/** Who reads the mails of a booking: its first participant with an address, else its buyer. */
export async function contactOf(
  database: Pick<Database | Transaction, 'select'>,
  bookingId: string,
): Promise<{ email: string; firstName: string } | undefined> {
  const people = await database
    .select({ email: bookingParticipants.email, firstName: bookingParticipants.firstName })
    .from(bookingParticipants)
    .where(and(eq(bookingParticipants.bookingId, bookingId), isNull(bookingParticipants.leftAt)))
    .orderBy(asc(bookingParticipants.rank))
  const [buyer] = await database
    .select({ email: orders.email, firstName: orders.firstName })
    .from(orders)
    .where(eq(orders.bookingId, bookingId))
    .orderBy(asc(orders.instalment))
    .limit(1)
  const person = people.find(({ email }) => email !== null)
  const { email, firstName } = person ?? buyer ?? {}
  return email ? { email, firstName: firstName ?? '' } : undefined
}
