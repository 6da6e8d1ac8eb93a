import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const messages = club.table('messages', {
  id: uuid().primaryKey().defaultRandom(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  subject: text().notNull(),
  message: text().notNull(),
  concerns: text(),
  answeredAt: timestamp({ withTimezone: true }),
})
