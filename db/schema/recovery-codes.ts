import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members.ts'

export const recoveryCodes = club.table('recovery_codes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: ofMember().notNull(),
  codeHash: text().notNull().unique('recovery_codes_code_hash_unique'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})
