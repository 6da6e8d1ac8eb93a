import { sql } from 'drizzle-orm'
import { check, index, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

/** What may still be sold of a camp. Its row is locked while places are counted, so that none is sold twice. */
export const campDesks = club.table(
  'camp_desks',
  (t) => ({
    camp: t.text().primaryKey(),
    /** Places that the site may sell, those sold included. */
    places: t.integer().notNull(),
    /** Pieces there are of an option, by its id; an option that is not here has no limit. */
    quotas: t.jsonb().$type<Record<string, number>>().notNull(),
  }),
  (table) => [check('camp_desks_places', sql`${table.places} >= 0`)],
)

/** `held`: until it is paid. Only `held` and `booked` keep places. */
export const bookingStage = club.enum('booking_stage', ['held', 'booked', 'cancelled', 'expired'])

/** Bookings of camps. Who booked and what was paid is with their orders, one for each instalment asked for. */
export const bookings = club.table(
  'bookings',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    key: t.uuid().notNull().unique(),
    secret: t.text().notNull().unique(),
    camp: t.text().notNull(),
    startOn: t.date().notNull(),
    endOn: t.date().notNull(),
    placedAt: t.timestamp({ withTimezone: true }).notNull(),
    stage: bookingStage().notNull().default('held'),
    recap: t.text().notNull(),
    /** The camp, its prices and its scale of cancellation as they were agreed. */
    agreed: t.jsonb().notNull(),
  }),
  (table) => [index('bookings_camp').on(table.camp, table.stage), index('bookings_end').on(table.endOn)],
)

export const ofBooking = () => uuid().references(() => bookings.id)

/** Who takes part. Answers to questions of health are never here: only the day of the declaration. */
export const bookingParticipants = club.table(
  'booking_participants',
  (t) => ({
    bookingId: ofBooking().notNull(),
    rank: t.integer().notNull(),
    firstName: t.text().notNull(),
    lastName: t.text().notNull(),
    bornOn: t.date(),
    email: t.text(),
    phone: t.text(),
    licence: t.text(),
    levelGroup: t.text(),
    diet: t.text(),
    roomMate: t.text(),
    emergencyName: t.text(),
    emergencyPhone: t.text(),
    guardianName: t.text(),
    guardianEmail: t.text(),
    fitnessDeclaredAt: t.timestamp({ withTimezone: true }).notNull(),
    tariff: t.text().$type<'full' | 'early' | 'member'>().notNull(),
    priceCents: t.integer().notNull(),
    /** `piece`: of the shop’s stock, reserved under the number of the booking. */
    options: t
      .jsonb()
      .$type<
        { id: string; label: string; cents: number; piece?: { identifier: string; variant: string } }[]
      >()
      .notNull(),
    /** When the place was given up. */
    leftAt: t.timestamp({ withTimezone: true }),
    /** What the scale kept of it then. */
    keptCents: t.integer(),
    /** When the club saw the papers of this person; never the papers. */
    papersSeenAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    primaryKey({ columns: [table.bookingId, table.rank] }),
    check('booking_participants_cents', sql`${table.priceCents} >= 0`),
  ],
)

/** What is to be paid of a booking, and by when. Cents. */
export const bookingInstalments = club.table(
  'booking_instalments',
  (t) => ({
    bookingId: ofBooking().notNull(),
    rank: t.integer().notNull(),
    cents: t.integer().notNull(),
    dueOn: t.date().notNull(),
    askedAt: t.timestamp({ withTimezone: true }),
    remindedAt: t.timestamp({ withTimezone: true }),
    paidAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    primaryKey({ columns: [table.bookingId, table.rank] }),
    index('booking_instalments_due')
      .on(table.dueOn)
      .where(sql`${table.paidAt} IS NULL`),
    check('booking_instalments_cents', sql`${table.cents} > 0`),
  ],
)

/** What happened to a booking. Lines are added, never changed: a trigger refuses it. */
export const bookingEvents = club.table(
  'booking_events',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: ofBooking().notNull(),
    act: t.text().notNull(),
    at: t.timestamp({ withTimezone: true }).notNull(),
    actor: t.text().notNull(),
    /** Number of an account, or the name of a command; never the name or the address of a person. */
    author: t.text(),
    facts: t.jsonb().$type<Record<string, string | number>>(),
  }),
  (table) => [index('booking_events_booking').on(table.bookingId, table.id)],
)
