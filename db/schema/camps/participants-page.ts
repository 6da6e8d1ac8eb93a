import { sql } from 'drizzle-orm'
import { check, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofBooking } from './bookings.ts'

/** What participants of a camp are told besides its public page; the coach’s own words. */
export const campGuides = club.table('camp_guides', (t) => ({
  camp: t.text().primaryKey(),
  packing: t.text().notNull(),
  papers: t.text().notNull(),
  meeting: t.text().notNull(),
  weather: t.text().notNull(),
  photosUrl: t.text().notNull(),
  updatedAt: t.timestamp({ withTimezone: true }).notNull(),
}))

/** The participants’ page of a booking: its secret lets nobody pay, change or give the booking up. */
export const participantsPages = club.table('participants_pages', (t) => ({
  bookingId: ofBooking().primaryKey(),
  secret: t.text().notNull().unique(),
}))

/** What is noted of a participant beside the booking: an agreement of theirs, and that they arrived. */
export const participantNotes = club.table(
  'participant_notes',
  (t) => ({
    bookingId: ofBooking().notNull(),
    rank: t.integer().notNull(),
    /** Agrees that the others read their first name. */
    isNamed: t.boolean().notNull().default(false),
    arrivedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [primaryKey({ columns: [table.bookingId, table.rank] })],
)

/** Seats in a car, offered or looked for by who wishes. */
export const carShares = club.table(
  'car_shares',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    bookingId: ofBooking().notNull(),
    camp: t.text().notNull(),
    way: t.text().$type<'offers' | 'seeks'>().notNull(),
    seats: t.integer().notNull(),
    fromPlace: t.text().notNull(),
    toPlace: t.text().notNull(),
    firstName: t.text().notNull(),
    sharedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    index('car_shares_camp').on(table.camp),
    check('car_shares_seats', sql`${table.seats} BETWEEN 1 AND 8`),
  ],
)

/** A booking paid for somebody else: who is told on a day, by a card that has its own address. */
export const bookingGifts = club.table(
  'booking_gifts',
  (t) => ({
    bookingId: ofBooking().primaryKey(),
    secret: t.text().notNull().unique(),
    words: t.text().notNull(),
    tellOn: t.date().notNull(),
    toldAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    index('booking_gifts_due')
      .on(table.tellOn)
      .where(sql`${table.toldAt} IS NULL`),
  ],
)

/** The mails before and after a camp that a booking was sent, each once. */
export const bookingTold = club.table(
  'booking_told',
  (t) => ({
    bookingId: ofBooking().notNull(),
    about: t.text().notNull(),
    at: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.bookingId, table.about] })],
)

/** The standard form of a package that was mailed before an order, by the key of its form (Code du tourisme, R211-4). */
export const packageForms = club.table('package_forms', (t) => ({
  key: t.uuid().primaryKey(),
  fingerprint: t.text().notNull(),
  sentAt: t.timestamp({ withTimezone: true }).notNull(),
}))
