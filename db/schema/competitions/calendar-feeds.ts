import { club } from '../club.ts'
import { ofMember } from '../members/members.ts'

export const feedSecrets = club.table('feed_secrets', (t) => ({
  memberId: ofMember().primaryKey(),
  /** The address is made of it and of the site's own secret: this table alone opens nothing. */
  seed: t.text().notNull(),
  secretHash: t.text().notNull().unique('feed_secrets_secret_hash_unique'),
  renewedAt: t.timestamp({ withTimezone: true }).notNull(),
}))

/** What calendars were last told of a camp, and how many times it changed since (RFC 5545, 3.8.7.4). */
export const toldCamps = club.table('told_camps', (t) => ({
  slug: t.text().primaryKey(),
  fingerprint: t.text().notNull(),
  sequence: t.integer().notNull(),
  changedAt: t.timestamp({ withTimezone: true }).notNull(),
}))
