import { sql } from 'drizzle-orm'
import { index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { memberRole, ofMember } from './members.ts'

export const sendingKind = club.enum('sending_kind', ['invitations', 'letter'])

export const sendingState = club.enum('sending_state', [
  'waiting',
  'sent',
  'known',
  'left-out',
  'failed',
  'stopped',
])

/** What a coach sends to many people, some a minute: a list of invitations, or a letter in their own words. */
export const sendings = club.table('sendings', (t) => ({
  /** Of the form that asked for it: pressed twice, it is one. */
  id: t.uuid().primaryKey(),
  kind: sendingKind().notNull(),
  audience: t.text().notNull().default(''),
  subject: t.text().notNull().default(''),
  text: t.text().notNull().default(''),
  actorId: t.uuid(),
  actorName: t.text().notNull(),
  createdAt: t.timestamp({ withTimezone: true }).notNull(),
}))

export const sendingLines = club.table(
  'sending_lines',
  (t) => ({
    sendingId: t
      .uuid()
      .notNull()
      .references(() => sendings.id, { onDelete: 'cascade' }),
    email: t.text().notNull(),
    rank: t.integer().notNull(),
    role: memberRole().notNull().default('athlete'),
    firstName: t.text().notNull().default(''),
    lastName: t.text().notNull().default(''),
    groups: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    memberId: t.uuid(),
    state: sendingState().notNull().default('waiting'),
    attempts: t.integer().notNull().default(0),
    /** When it is to be tried, or was ended. */
    at: t.timestamp({ withTimezone: true }).notNull(),
    problem: t.text(),
  }),
  ({ sendingId, email, state, at }) => [primaryKey({ columns: [sendingId, email] }), index().on(state, at)],
)

/** Who wants no letters of the club. */
export const letterCuts = club.table('letter_cuts', (t) => ({
  memberId: ofMember().primaryKey(),
  cutAt: t.timestamp({ withTimezone: true }).notNull(),
}))

/** Which guests want none: a fingerprint of the address, by which nobody is found. */
export const guestLetterCuts = club.table('guest_letter_cuts', (t) => ({
  address: t.text().primaryKey(),
  cutAt: t.timestamp({ withTimezone: true }).notNull(),
}))
