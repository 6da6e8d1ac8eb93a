import { bigint, inet, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { aalLevel, auth } from './auth.ts'
import { oauthClients } from './oauth-server.ts'
import { users } from './users.ts'

export const sessions = auth.table('sessions', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }),
  factorId: uuid(),
  aal: aalLevel(),
  notAfter: timestamp({ withTimezone: true }),
  /** In UTC. */
  refreshedAt: timestamp(),
  userAgent: text(),
  ip: inet(),
  tag: text(),
  oauthClientId: uuid().references(() => oauthClients.id, { onDelete: 'cascade' }),
  refreshTokenHmacKey: text(),
  /** The number of the last refresh token given out. */
  refreshTokenCounter: bigint({ mode: 'number' }),
  scopes: text(),
})

/** How a session proved who is there: one row a method. */
export const mfaAmrClaims = auth.table('mfa_amr_claims', {
  sessionId: uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  authenticationMethod: text().notNull(),
  id: uuid().primaryKey(),
})
