import { boolean, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members.ts'

export const articleReads = club.table(
  'article_reads',
  {
    memberId: ofMember().notNull(),
    path: text().notNull(),
    lastOpenedAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    heading: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

export const articleFeedback = club.table(
  'article_feedback',
  {
    memberId: ofMember().notNull(),
    path: text().notNull(),
    isHelpful: boolean().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

export const memberVisits = club.table('member_visits', {
  memberId: ofMember().primaryKey(),
  previousAt: timestamp({ withTimezone: true }),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
})
