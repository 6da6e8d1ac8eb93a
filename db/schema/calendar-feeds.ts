import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { members } from './members.ts'

export const feedSecrets = club.table('feed_secrets', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.userId, { onDelete: 'cascade' }),
  /** The address is made of it and of the site's own secret: this table alone opens nothing. */
  seed: text().notNull(),
  secretHash: text().notNull().unique('feed_secrets_secret_hash_unique'),
  renewedAt: timestamp({ withTimezone: true }).notNull(),
})
