import { sql } from 'drizzle-orm'
import { uuid, text } from 'drizzle-orm/pg-core'
import { auth, codeChallengeMethod, instant, ofUser } from './accounts.ts'

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
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
  clientType: oauthClientType().notNull().default('confidential'),
  tokenEndpointAuthMethod: text({
    enum: ['client_secret_basic', 'client_secret_post', 'none'],
  }).notNull(),
})

export const ofClient = () => uuid().references(() => oauthClients.id, { onDelete: 'cascade' })

export const oauthAuthorizations = auth.table('oauth_authorizations', {
  id: uuid().primaryKey(),
  authorizationId: text().notNull(),
  clientId: ofClient().notNull(),
  userId: ofUser(),
  redirectUri: text().notNull(),
  scope: text().notNull(),
  state: text(),
  resource: text(),
  codeChallenge: text(),
  codeChallengeMethod: codeChallengeMethod(),
  responseType: oauthResponseType().notNull().default('code'),
  status: oauthAuthorizationStatus().notNull().default('pending'),
  authorizationCode: text(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant()
    .notNull()
    .default(sql`now() + interval '3 minutes'`),
  approvedAt: instant(),
  nonce: text(),
})

export const oauthConsents = auth.table('oauth_consents', {
  id: uuid().primaryKey(),
  userId: ofUser().notNull(),
  clientId: ofClient().notNull(),
  scopes: text().notNull(),
  grantedAt: instant().notNull().defaultNow(),
  revokedAt: instant(),
})
