import { club } from './club.ts'

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
  answeredAt: t.timestamp({ withTimezone: true }),
}))
