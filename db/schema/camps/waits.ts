import { sql } from 'drizzle-orm'
import { check, index, uniqueIndex } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofBooking } from './bookings.ts'

/** `asked`: not confirmed by mail yet. Only `offered` keeps places. `lapsed`: an offer that was not answered. */
export const waitState = club.enum('camp_wait_state', [
  'asked',
  'waiting',
  'offered',
  'taken',
  'lapsed',
  'left',
  'told',
  'closed',
])

/** Who waits for places of a camp that is full, or for its opening. */
export const campWaits = club.table(
  'camp_waits',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    secret: t.text().notNull().unique(),
    camp: t.text().notNull(),
    path: t.text().notNull(),
    title: t.text().notNull(),
    startOn: t.date().notNull(),
    waitsFor: t.text().$type<'places' | 'opening'>().notNull(),
    places: t.integer().notNull(),
    firstName: t.text().notNull(),
    email: t.text().notNull(),
    userId: t.uuid(),
    state: waitState().notNull(),
    /** Its place in the order; the coach may change it. */
    rank: t.doublePrecision().notNull(),
    /** Let a free place go, and stays for the next. */
    hasPassed: t.boolean().notNull().default(false),
    joinedAt: t.timestamp({ withTimezone: true }).notNull(),
    offeredAt: t.timestamp({ withTimezone: true }),
    offeredUntil: t.timestamp({ withTimezone: true }),
    bookingId: ofBooking(),
  }),
  (table) => [
    index('camp_waits_camp').on(table.camp, table.state, table.rank),
    index('camp_waits_start').on(table.startOn),
    uniqueIndex('camp_waits_once')
      .on(table.camp, table.waitsFor, sql`lower(${table.email})`)
      .where(sql`${table.state} IN ('asked', 'waiting', 'offered')`),
    check('camp_waits_places', sql`${table.places} BETWEEN 1 AND 30`),
    check('camp_waits_offer', sql`(${table.state} <> 'offered') OR ${table.offeredUntil} IS NOT NULL`),
  ],
)

/** A camp that the club called off: nothing of it is sold, its bookings are given back one after the other. */
export const campClosures = club.table('camp_closures', (t) => ({
  camp: t.text().primaryKey(),
  closedAt: t.timestamp({ withTimezone: true }).notNull(),
  author: t.text().notNull(),
  /** Said in the mails. */
  reason: t.text().notNull(),
  finishedAt: t.timestamp({ withTimezone: true }),
}))

/** What a camp costs the club, typed by hand. Cents. */
export const campCosts = club.table(
  'camp_costs',
  (t) => ({
    key: t.uuid().primaryKey(),
    camp: t.text().notNull(),
    label: t.text().notNull(),
    cents: t.integer().notNull(),
    at: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [index('camp_costs_camp').on(table.camp), check('camp_costs_cents', sql`${table.cents} > 0`)],
)
