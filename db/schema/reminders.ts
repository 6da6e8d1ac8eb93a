import { index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members.ts'

export const reminderCuts = club.table(
  'reminder_cuts',
  {
    memberId: ofMember().notNull(),
    kind: text().notNull(),
    cutAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

export const sentReminders = club.table(
  'sent_reminders',
  {
    key: text().primaryKey(),
    memberId: ofMember().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sent_reminders_member').on(table.memberId),
    index('sent_reminders_sent').on(table.sentAt),
  ],
)
