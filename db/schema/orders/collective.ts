import { sql } from 'drizzle-orm'
import { check, index, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofOrder } from './orders.ts'

/** `ending`: below its minimum, or called off: its orders are being cancelled. */
export const collectiveState = club.enum('collective_state', ['open', 'confirmed', 'ending', 'cancelled'])

/** A time in which a product is ordered without stock, to be made for all at once. */
export const collectiveOrders = club.table(
  'collective_orders',
  (t) => ({
    id: t.uuid().primaryKey(),
    identifier: t.text().notNull(),
    opensAt: t.timestamp({ withTimezone: true }).notNull(),
    closesAt: t.timestamp({ withTimezone: true }).notNull(),
    /** Pieces below which nothing is made. */
    minimum: t.integer().notNull(),
    /** The last day on which buyers have it. */
    deliveryOn: t.date().notNull(),
    /** What a piece asks for at once, in cents; null: its whole price. */
    depositCents: t.integer(),
    /** Days after its end by which the rest is to be paid. */
    balanceDays: t.integer(),
    state: collectiveState().notNull().default('open'),
    /** When pages were told that it has opened. */
    announcedAt: t.timestamp({ withTimezone: true }),
    endedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    uniqueIndex('collective_orders_open')
      .on(table.identifier)
      .where(sql`${table.state} = 'open'`),
    check('collective_orders_window', sql`${table.opensAt} < ${table.closesAt}`),
    check('collective_orders_minimum', sql`${table.minimum} BETWEEN 1 AND 10000`),
    check(
      'collective_orders_deposit',
      sql`${table.depositCents} > 0 AND ${table.balanceDays} BETWEEN 0 AND 365
      OR (${table.depositCents} IS NULL AND ${table.balanceDays} IS NULL)`,
    ),
    check('collective_orders_ended', sql`(${table.state} = 'open') = (${table.endedAt} IS NULL)`),
  ],
)

/** The orders of a collective order: nothing was reserved for them. */
export const collectiveMembers = club.table(
  'collective_members',
  (t) => ({
    orderId: ofOrder().primaryKey(),
    collectiveId: uuid()
      .notNull()
      .references(() => collectiveOrders.id),
    /** By when its balance is to be paid, and when that was asked for and reminded of; null without a deposit. */
    balanceOn: t.date(),
    askedAt: t.timestamp({ withTimezone: true }),
    remindedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [index('collective_members_of').on(table.collectiveId)],
)
