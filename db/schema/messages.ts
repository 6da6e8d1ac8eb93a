import { primaryKey } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { members } from './members/members.ts'

export const messages = club.table('messages', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  receivedAt: t.timestamp({ withTimezone: true }).notNull(),
  name: t.text(),
  email: t.text().notNull(),
  phone: t.text(),
  subject: t.text(),
  message: t.text(),
  concerns: t.text(),
  fromPage: t.text(),
  /** Of the outgoing mails, which may be gone before it. */
  receiptMailId: t.uuid(),
  assignedTo: t.uuid().references(() => members.userId, { onDelete: 'set null' }),
  answeredAt: t.timestamp({ withTimezone: true }),
  closedAt: t.timestamp({ withTimezone: true }),
  spamAt: t.timestamp({ withTimezone: true }),
}))

export const messageAnswers = club.table(
  'message_answers',
  (t) => ({
    messageId: t
      .uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** From 0: the nth answer of its message. */
    rank: t.integer().notNull(),
    /** Of the outgoing mails, which may be gone before it. */
    mailId: t.uuid().notNull(),
    authorId: t.uuid().notNull(),
    authorName: t.text().notNull(),
    text: t.text().notNull(),
    answeredAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.messageId, table.rank] })],
)

export const cannedAnswers = club.table('canned_answers', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  title: t.text().notNull(),
  text: t.text().notNull(),
  updatedAt: t.timestamp({ withTimezone: true }).notNull(),
}))
