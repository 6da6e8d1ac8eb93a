import { sql } from 'drizzle-orm'
import { boolean, date, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const memberRole = club.enum('member_role', ['athlete', 'admin'])
export const memberStatus = club.enum('member_status', ['invited', 'active', 'suspended', 'ended'])

export const members = club.table(
  'members',
  {
    userId: uuid().primaryKey(),
    role: memberRole().notNull(),
    status: memberStatus().notNull(),
    email: text().notNull().unique(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    groups: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isSample: boolean().notNull().default(false),
    invitedAt: timestamp({ withTimezone: true }),
    joinedOn: date(),
    endedOn: date(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ status, lastName }) => [index().on(status, lastName)],
)

export const ofMember = () => uuid().references(() => members.userId, { onDelete: 'cascade' })
