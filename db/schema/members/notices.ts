import { sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofMember } from './members.ts'

/** Of what waits in the office a person wants to be told, how, and when not. */
export const officeNotices = club.table('office_notices', (t) => ({
  userId: ofMember().primaryKey(),
  /** By name of their room. */
  rooms: t
    .text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Whole hours in France between which nothing is sent; both the same: none. */
  quietFrom: t.integer().notNull(),
  quietUntil: t.integer().notNull(),
  byMail: t.boolean().notNull(),
  /** What waited when they were last told: it is not told again. */
  told: t
    .text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  mailedAt: t.timestamp({ withTimezone: true }),
}))

/** Browsers that may be told through their push services (RFC 8030). */
export const pushSubscriptions = club.table(
  'push_subscriptions',
  (t) => ({
    endpoint: t.text().primaryKey(),
    userId: ofMember().notNull(),
    publicKey: t.text().notNull(),
    secret: t.text().notNull(),
    /** Of what it is told: what waits in the office, or places of camps that are offered to its owner. */
    purpose: t.text().$type<'office' | 'offers'>().notNull().default('office'),
    subscribedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  ({ userId }) => [index('push_subscriptions_user').on(userId)],
)
