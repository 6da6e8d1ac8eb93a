import { index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { ofMember } from '../members/members.ts'

export const reminderCuts = club.table(
  'reminder_cuts',
  (t) => ({
    memberId: ofMember().notNull(),
    kind: t.text().notNull(),
    cutAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

export const sentReminders = club.table(
  'sent_reminders',
  (t) => ({
    key: t.text().primaryKey(),
    memberId: ofMember().notNull(),
    sentAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    index('sent_reminders_member').on(table.memberId),
    index('sent_reminders_sent').on(table.sentAt),
  ],
)
