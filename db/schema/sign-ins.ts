import { index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

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
