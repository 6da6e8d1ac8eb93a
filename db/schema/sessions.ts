import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const sessions = club.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** « Ordinateur, Firefox » at most: what its browser says of itself is not kept. */
    device: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  ({ userId, lastSeenAt }) => [index().on(userId, lastSeenAt)],
)
