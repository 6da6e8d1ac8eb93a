import { sql } from 'drizzle-orm'
import { index, uuid } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

export const memberRole = club.enum('member_role', ['athlete', 'admin', 'assistant'])
export const memberStatus = club.enum('member_status', ['invited', 'active', 'suspended', 'ended'])

export const members = club.table(
  'members',
  (t) => ({
    userId: t.uuid().primaryKey(),
    role: memberRole().notNull(),
    status: memberStatus().notNull(),
    email: t.text().notNull().unique(),
    firstName: t.text().notNull().default(''),
    lastName: t.text().notNull().default(''),
    groups: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the office, that an assistant was given. */
    rooms: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isSample: t.boolean().notNull().default(false),
    invitedAt: t.timestamp({ withTimezone: true }),
    joinedOn: t.date(),
    endedOn: t.date(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  ({ status, lastName }) => [index().on(status, lastName)],
)

export const ofMember = () => uuid().references(() => members.userId, { onDelete: 'cascade' })
