import { index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

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
