import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** Browsers in which an account is or was open, by the session's number in the authentication service. */
export const sessions = club.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** « Ordinateur, Firefox » at most: what its browser says of itself is not kept. */
    device: text().notNull(),
    /** To the hour. */
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** Refused from then on. */
    endedAt: timestamp({ withTimezone: true }),
  },
  ({ userId, lastSeenAt }) => [index().on(userId, lastSeenAt)],
)
