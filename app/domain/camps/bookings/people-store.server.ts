import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database } from '#db/database.ts'
import {
  bookingGifts,
  bookingParticipants,
  bookings,
  bookingTold,
  orders,
  voucherUses,
} from '#db/schema/index.ts'

type Person = { readonly userId: string; readonly email: string }

/** What a person booked, or takes part in, with what is kept of it; the address of its page is left out. */
export async function bookingsOfPerson(database: Database, { userId, email }: Person) {
  const own = database
    .select({ id: orders.bookingId })
    .from(orders)
    .where(or(eq(orders.userId, userId), eq(sql`lower(${orders.email})`, email)))
  const theirs = database
    .select({ id: bookingParticipants.bookingId })
    .from(bookingParticipants)
    .where(eq(sql`lower(${bookingParticipants.email})`, email))
  const found = await database
    .select({ id: bookings.id, agreed: bookings.agreed, placedAt: bookings.placedAt, stage: bookings.stage })
    .from(bookings)
    .where(or(inArray(bookings.id, own), inArray(bookings.id, theirs)))
    .orderBy(desc(bookings.placedAt))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const people = await database
    .select()
    .from(bookingParticipants)
    .where(inArray(bookingParticipants.bookingId, ids))
  return found.map(({ id, ...booking }) => ({
    ...booking,
    participants: people.filter(({ bookingId }) => bookingId === id).map(({ bookingId: _id, ...one }) => one),
  }))
}

/**
 * The bookings of a member, by when their camp begins: their own, and those in which somebody else named them by the
 * address of their account (`isOwn` false: its page is for who pays).
 */
export async function bookingsOfMember(database: Pick<Database, 'execute'>, userId: string) {
  const { rows } = await database.execute<BookingOfMember>(sql`
    SELECT id, secret, camp, stage::text, start_on::text AS "startOn", end_on::text AS "endOn",
      agreed ->> 'title' AS title, agreed ->> 'path' AS path, agreed ->> 'location' AS location,
      EXISTS (SELECT FROM club.orders WHERE booking_id = bookings.id AND user_id = ${userId}::uuid) AS "isOwn"
    FROM club.bookings
    WHERE id IN (
      SELECT booking_id FROM club.orders WHERE user_id = ${userId}::uuid
      UNION ALL
      SELECT booking_id FROM club.booking_participants AS who JOIN club.members ON lower(who.email) = lower(members.email)
      WHERE members.user_id = ${userId}::uuid AND left_at IS NULL)
    ORDER BY start_on, placed_at`)
  return rows
}

type BookingOfMember = {
  readonly id: string
  readonly secret: string
  /** Its slug. */
  readonly camp: string
  readonly stage: 'held' | 'booked' | 'cancelled' | 'expired'
  readonly startOn: string
  readonly endOn: string
  readonly title: string
  readonly path: string
  readonly location: string
  readonly isOwn: boolean
}

/** The camps that a member goes to, by their slugs: paid for, by them or for them. */
export async function campsBookedBy(
  database: Pick<Database, 'execute'>,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await bookingsOfMember(database, userId)
  return new Set(rows.flatMap(({ camp, stage }) => (stage === 'booked' ? [camp] : [])))
}

/** Who comes to a camp, or booked for others, with its title: members by their numbers, guests by their addresses, each once; undefined when nobody ever booked. A gift that is not told yet stays a surprise. */
export async function membersOfCamp(
  database: Pick<Database, 'execute'>,
  camp: string,
): Promise<{ title: string; ids: string[]; guests: Guest[] } | undefined> {
  const { rows } = await database.execute<{ title: string; people: (Guest & { id: string | null })[] }>(sql`
    WITH booked AS (SELECT * FROM club.bookings WHERE camp = ${camp}), reached AS (
      SELECT NULL::uuid AS user_id, coalesce(who.email, guardian_email) AS email, who.first_name, who.last_name, 1 AS rank
        FROM club.booking_participants AS who JOIN booked ON booked.id = who.booking_id
        WHERE stage IN ('held', 'booked') AND left_at IS NULL
          AND NOT EXISTS (SELECT FROM club.booking_gifts WHERE booking_id = booked.id AND told_at IS NULL)
      UNION ALL SELECT user_id, email, first_name, last_name, 2 FROM club.orders JOIN booked ON booked.id = booking_id
        WHERE booked.stage IN ('held', 'booked') AND instalment = 1
    ), people AS (
      SELECT DISTINCT ON (lower(reached.email)) members.user_id AS id, lower(reached.email) AS email,
        reached.first_name AS "firstName", reached.last_name AS "lastName"
      FROM reached LEFT JOIN club.members ON status = 'active'
        AND (members.user_id = reached.user_id OR lower(members.email) = lower(reached.email))
      WHERE reached.email <> '' ORDER BY lower(reached.email), rank)
    SELECT agreed ->> 'title' AS title, (SELECT coalesce(json_agg(people), '[]') FROM people) AS people
    FROM booked ORDER BY placed_at DESC LIMIT 1`)
  const [found] = rows
  if (!found) return undefined
  const guests = found.people.filter(({ id }) => id === null)
  const ids = new Set(found.people.flatMap(({ id }) => id ?? []))
  return {
    title: found.title,
    ids: [...ids],
    guests: guests.map(({ email, firstName, lastName }) => ({ email, firstName, lastName })),
  }
}

type Guest = { readonly email: string; readonly firstName: string; readonly lastName: string }

const nobody = {
  firstName: '',
  lastName: '',
  bornOn: null,
  email: null,
  phone: null,
  licence: null,
  levelGroup: null,
  diet: null,
  roomMate: null,
  emergencyName: null,
  emergencyPhone: null,
  guardianName: null,
  guardianEmail: null,
}

/** Forgets who took part in camps that ended more than a year ago; says how many. */
export async function purgeBookings(
  { database, clock }: StoreServices,
  months = longestDurations.participants,
): Promise<number> {
  const end = dayInParis(monthsBefore(clock.now(), months))
  const old = database.select({ id: bookings.id }).from(bookings).where(lt(bookings.endOn, end))
  const forgotten = await database
    .update(bookingParticipants)
    .set(nobody)
    .where(and(inArray(bookingParticipants.bookingId, old), ne(bookingParticipants.lastName, '')))
    .returning({ rank: bookingParticipants.rank })
  await database.delete(bookingGifts).where(inArray(bookingGifts.bookingId, old))
  await database.delete(bookingTold).where(inArray(bookingTold.bookingId, old))
  await database.update(voucherUses).set({ email: null }).where(inArray(voucherUses.bookingId, old))
  return forgotten.length
}
