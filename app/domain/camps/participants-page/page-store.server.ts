import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import {
  bookingParticipants,
  bookings,
  carShares,
  participantNotes,
  participantsPages,
} from '#db/schema/index.ts'
import { findBookingById } from '../bookings/store.server.ts'

/** Days after the end of a camp that its participants’ pages are kept. */
export const keptDays = 30

const secretForm = /^[\w-]{32}$/

/** The secret of a booking’s participants’ page, made the first time it is asked for. */
export async function participantsSecretOf(
  database: Pick<Database, 'select' | 'insert'>,
  bookingId: string,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await database.insert(participantsPages).values({ bookingId, secret }).onConflictDoNothing()
  const [page] = await database
    .select({ secret: participantsPages.secret })
    .from(participantsPages)
    .where(eq(participantsPages.bookingId, bookingId))
  return page?.secret ?? secret
}

/** The booking whose participants’ page this is, while it is booked and until thirty days after its camp. */
export async function findParticipantsBooking({ database, clock }: StoreServices, secret: string) {
  if (!secretForm.test(secret)) return undefined
  const [found] = await database
    .select({ id: bookings.id })
    .from(participantsPages)
    .innerJoin(bookings, eq(bookings.id, participantsPages.bookingId))
    .where(
      and(
        eq(participantsPages.secret, secret),
        eq(bookings.stage, 'booked'),
        gte(bookings.endOn, addDays(dayInParis(clock.now()), -keptDays)),
      ),
    )
  return found && findBookingById(database, found.id)
}

/** Who comes to a camp: how many, the first names of those who agree, and the seats they share. */
export async function readCompany(database: Pick<Database, 'select'>, camp: string) {
  const people = await database
    .select({
      bookingId: bookingParticipants.bookingId,
      rank: bookingParticipants.rank,
      firstName: bookingParticipants.firstName,
      isNamed: participantNotes.isNamed,
    })
    .from(bookingParticipants)
    .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
    .leftJoin(
      participantNotes,
      and(
        eq(participantNotes.bookingId, bookingParticipants.bookingId),
        eq(participantNotes.rank, bookingParticipants.rank),
      ),
    )
    .where(and(eq(bookings.camp, camp), eq(bookings.stage, 'booked'), isNull(bookingParticipants.leftAt)))
    .orderBy(asc(sql`lower(${bookingParticipants.firstName})`))
  const cars = await database
    .select()
    .from(carShares)
    .where(
      and(
        eq(carShares.camp, camp),
        inArray(
          carShares.bookingId,
          people.map((one) => one.bookingId),
        ),
      ),
    )
    .orderBy(asc(carShares.sharedAt))
  return {
    count: people.length,
    named: people.filter(({ isNamed }) => isNamed === true),
    cars: cars.map(({ sharedAt: _at, camp: _camp, ...car }) => car),
  }
}

/** Forgets the pages, notes and shared seats of camps that ended more than thirty days ago. */
export async function purgeParticipantsPages({ database, clock }: StoreServices): Promise<number> {
  const end = addDays(dayInParis(clock.now()), -keptDays)
  const old = database.select({ id: bookings.id }).from(bookings).where(lt(bookings.endOn, end))
  return database.transaction(async (transaction) => {
    await transaction.delete(carShares).where(inArray(carShares.bookingId, old))
    await transaction.delete(participantNotes).where(inArray(participantNotes.bookingId, old))
    const gone = await transaction
      .delete(participantsPages)
      .where(inArray(participantsPages.bookingId, old))
      .returning({ id: participantsPages.bookingId })
    return gone.length
  })
}
