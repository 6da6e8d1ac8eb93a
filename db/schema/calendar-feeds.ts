import { text, timestamp } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members.ts'

export const feedSecrets = club.table('feed_secrets', {
  memberId: ofMember().primaryKey(),
  /** The address is made of it and of the site's own secret: this table alone opens nothing. */
  seed: text().notNull(),
  secretHash: text().notNull().unique('feed_secrets_secret_hash_unique'),
  renewedAt: timestamp({ withTimezone: true }).notNull(),
})
