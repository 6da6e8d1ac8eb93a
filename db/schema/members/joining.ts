import { sql } from 'drizzle-orm'
import { unique } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

/** A code shown at training, through which people ask for an invitation while it is open. */
export const trainingCodes = club.table('training_codes', (t) => ({
  id: t.uuid().primaryKey(),
  code: t.text().notNull().unique('training_codes_code'),
  groups: t
    .text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  openedBy: t.text().notNull(),
  openedAt: t.timestamp({ withTimezone: true }).notNull(),
  endsAt: t.timestamp({ withTimezone: true }).notNull(),
}))

export const joinDecision = club.enum('join_decision', ['confirmed', 'refused'])

export const joinRequests = club.table(
  'join_requests',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    codeId: t
      .uuid()
      .notNull()
      .references(() => trainingCodes.id, { onDelete: 'cascade' }),
    firstName: t.text().notNull(),
    lastName: t.text().notNull(),
    email: t.text().notNull(),
    askedAt: t.timestamp({ withTimezone: true }).notNull(),
    decision: joinDecision(),
    decidedBy: t.text(),
    decidedAt: t.timestamp({ withTimezone: true }),
  }),
  ({ codeId, email }) => [unique('join_requests_person').on(codeId, email)],
)
