import { club } from './club.ts'
import { ofMember } from './members.ts'

export const feedSecrets = club.table('feed_secrets', (t) => ({
  memberId: ofMember().primaryKey(),
  /** The address is made of it and of the site's own secret: this table alone opens nothing. */
  seed: t.text().notNull(),
  secretHash: t.text().notNull().unique('feed_secrets_secret_hash_unique'),
  renewedAt: t.timestamp({ withTimezone: true }).notNull(),
}))
