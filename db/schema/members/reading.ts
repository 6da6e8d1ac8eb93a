import { primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofMember } from './members.ts'

export const articleReads = club.table(
  'article_reads',
  (t) => ({
    memberId: ofMember().notNull(),
    path: t.text().notNull(),
    lastOpenedAt: t.timestamp({ withTimezone: true }).notNull(),
    readAt: t.timestamp({ withTimezone: true }),
    heading: t.text(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

export const articleFeedback = club.table(
  'article_feedback',
  (t) => ({
    memberId: ofMember().notNull(),
    path: t.text().notNull(),
    isHelpful: t.boolean().notNull(),
    givenAt: t.timestamp({ withTimezone: true }).notNull(),
    /** When a coach had read it; undefined again once the member says otherwise. */
    seenAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

export const memberVisits = club.table('member_visits', (t) => ({
  memberId: ofMember().primaryKey(),
  previousAt: t.timestamp({ withTimezone: true }),
  lastSeenAt: t.timestamp({ withTimezone: true }).notNull(),
}))
