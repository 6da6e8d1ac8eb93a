import { club } from '../club.ts'
import { ofMember } from './members.ts'

export const recoveryCodes = club.table('recovery_codes', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  userId: ofMember().notNull(),
  codeHash: t.text().notNull().unique('recovery_codes_code_hash_unique'),
  createdAt: t.timestamp({ withTimezone: true }).notNull(),
  usedAt: t.timestamp({ withTimezone: true }),
}))
