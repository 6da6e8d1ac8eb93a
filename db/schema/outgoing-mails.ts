import { sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const mailStatus = club.enum('mail_status', ['waiting', 'sent', 'kept', 'failed', 'unsent'])

export const outgoingMails = club.table(
  'outgoing_mails',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    template: t.text().notNull(),
    recipient: t.text().notNull(),
    replyTo: t.text(),
    subject: t.text().notNull(),
    html: t.text().notNull().default(''),
    text: t.text().notNull().default(''),
    facts: t.jsonb().$type<object>(),
    documents: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Where whoever gets it can cut emails of its kind, by one POST (RFC 8058). */
    unsubscribeUrl: t.text(),
    /** The mails of the same exchange before it, the oldest first. */
    follows: t
      .uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: mailStatus().notNull().default('waiting'),
    attempts: t.integer().notNull().default(0),
    claimedAt: t.timestamp({ withTimezone: true }),
    lastError: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    sentAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    index('outgoing_mails_created').on(table.createdAt, table.id),
    index('outgoing_mails_status').on(table.status, table.createdAt),
  ],
)
