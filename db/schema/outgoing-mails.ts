import { sql } from 'drizzle-orm'
import { integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const mailStatus = club.enum('mail_status', ['waiting', 'sent', 'kept', 'failed'])

export const outgoingMails = club.table('outgoing_mails', {
  id: uuid().primaryKey().defaultRandom(),
  template: text().notNull(),
  recipient: text().notNull(),
  replyTo: text(),
  subject: text().notNull(),
  html: text().notNull().default(''),
  text: text().notNull().default(''),
  facts: jsonb().$type<object>(),
  documents: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Where whoever gets it can cut emails of its kind, by one POST (RFC 8058). */
  unsubscribeUrl: text(),
  status: mailStatus().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  lastError: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  sentAt: timestamp({ withTimezone: true }),
})
