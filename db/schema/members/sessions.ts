import { index } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

export const sessions = club.table(
  'sessions',
  (t) => ({
    id: t.uuid().primaryKey(),
    userId: t.uuid().notNull(),
    /** « Ordinateur, Firefox » at most: what its browser says of itself is not kept. */
    device: t.text().notNull(),
    firstSeenAt: t.timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: t.timestamp({ withTimezone: true }).notNull(),
    endedAt: t.timestamp({ withTimezone: true }),
  }),
  ({ userId, lastSeenAt }) => [index().on(userId, lastSeenAt)],
)

export const signIns = club.table(
  'sign_ins',
  (t) => ({
    id: t.uuid().primaryKey(),
    userId: t.uuid().notNull(),
    /** To the minute. */
    at: t.timestamp({ withTimezone: true }).notNull(),
    /** « Ordinateur, Firefox » at most. */
    device: t.text().notNull(),
    /** The same for one program on one network, and leads back to neither. */
    origin: t.text().notNull(),
    isTold: t.boolean().notNull(),
    disownedAt: t.timestamp({ withTimezone: true }),
  }),
  ({ userId, at }) => [index().on(userId, at)],
)

/** The last form of a coach that waits until they have proved who they are. */
export const keptForms = club.table('kept_forms', (t) => ({
  userId: t.uuid().primaryKey(),
  /** In a cookie of the browser that sent it. */
  id: t.uuid().notNull(),
  path: t.text().notNull(),
  typed: t.jsonb().$type<Record<string, string>>().notNull(),
  keptAt: t.timestamp({ withTimezone: true }).notNull(),
}))
