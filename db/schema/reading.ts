import { boolean, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { members } from './members.ts'

export const articleReads = club.table(
  'article_reads',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    /** `/espace-athlete/…` */
    path: text().notNull(),
    lastOpenedAt: timestamp({ withTimezone: true }).notNull(),
    /** Absent: not read to its end, or marked as unread again. */
    readAt: timestamp({ withTimezone: true }),
    /** Id of the heading that was last in sight. */
    heading: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

export const articleFeedback = club.table(
  'article_feedback',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    path: text().notNull(),
    isHelpful: boolean().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.path] })],
)

/** When members were last in the athlete area, so that what came since can be marked as new. */
export const memberVisits = club.table('member_visits', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.userId, { onDelete: 'cascade' }),
  /** End of the visit before this one; absent during the first. */
  previousAt: timestamp({ withTimezone: true }),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
})
