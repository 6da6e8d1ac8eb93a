import { sql } from 'drizzle-orm'
import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { users } from './users.ts'

/** The ways an account signs in: one row a provider, `email` and `phone` among them. */
export const identities = auth.table('identities', {
  /** The provider's number of the person; for `email` the number of the account. */
  providerId: text().notNull(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  identityData: jsonb().$type<Record<string, unknown>>().notNull(),
  provider: text().notNull(),
  lastSignInAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }),
  email: text().generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
  id: uuid().primaryKey().defaultRandom(),
})
