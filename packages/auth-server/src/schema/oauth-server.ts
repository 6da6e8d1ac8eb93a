import { sql } from 'drizzle-orm'
import { uuid, text, timestamp } from 'drizzle-orm/pg-core'
import { auth, users, codeChallengeMethod } from './accounts.ts'

export const oauthRegistrationType = auth.enum('oauth_registration_type', ['dynamic', 'manual'])

export const oauthClientType = auth.enum('oauth_client_type', ['public', 'confidential'])

export const oauthAuthorizationStatus = auth.enum('oauth_authorization_status', [
  'pending',
  'approved',
  'denied',
  'expired',
])

export const oauthResponseType = auth.enum('oauth_response_type', ['code'])

export const oauthClients = auth.table('oauth_clients', {
  id: uuid().primaryKey(),
  clientSecretHash: text(),
  registrationType: oauthRegistrationType().notNull(),
  redirectUris: text().notNull(),
  grantTypes: text().notNull(),
  clientName: text(),
  clientUri: text(),
  logoUri: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true }),
  clientType: oauthClientType().notNull().default('confidential'),
  tokenEndpointAuthMethod: text({
    enum: ['client_secret_basic', 'client_secret_post', 'none'],
  }).notNull(),
})

export const oauthAuthorizations = auth.table('oauth_authorizations', {
  id: uuid().primaryKey(),
  authorizationId: text().notNull(),
  clientId: uuid()
    .notNull()
    .references(() => oauthClients.id, { onDelete: 'cascade' }),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  redirectUri: text().notNull(),
  scope: text().notNull(),
  state: text(),
  resource: text(),
  codeChallenge: text(),
  codeChallengeMethod: codeChallengeMethod(),
  responseType: oauthResponseType().notNull().default('code'),
  status: oauthAuthorizationStatus().notNull().default('pending'),
  authorizationCode: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now() + interval '3 minutes'`),
  approvedAt: timestamp({ withTimezone: true }),
  nonce: text(),
})

export const oauthConsents = auth.table('oauth_consents', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  clientId: uuid()
    .notNull()
    .references(() => oauthClients.id, { onDelete: 'cascade' }),
  scopes: text().notNull(),
  grantedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  revokedAt: timestamp({ withTimezone: true }),
})
