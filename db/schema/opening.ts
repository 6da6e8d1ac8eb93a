import { club } from './club.ts'

/** Legal texts a coach has read and accepted, as they stood then. */
export const acceptedTexts = club.table('accepted_texts', (t) => ({
  page: t.text().primaryKey(),
  /** SHA-256 of the text with the club's facts in it. */
  digest: t.text().notNull(),
  acceptedAt: t.timestamp({ withTimezone: true }).notNull(),
  by: t.text().notNull(),
}))
