import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { users } from './users.ts'

export const oneTimeTokenType = auth.enum('one_time_token_type', [
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token',
])

/** Pending confirmations by mail or SMS: at most one a kind and account. */
export const oneTimeTokens = auth.table('one_time_tokens', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenType: oneTimeTokenType().notNull(),
  tokenHash: text().notNull(),
  /** The address or number the token was sent to, in lower case. */
  relatesTo: text().notNull(),
  createdAt: timestamp().notNull().defaultNow(),
  updatedAt: timestamp().notNull().defaultNow(),
  expiresAt: timestamp({ withTimezone: true }),
})
