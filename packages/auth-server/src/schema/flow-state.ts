import { boolean, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth, codeChallengeMethod } from './auth.ts'

/** Sign-ins that left for a mail or a provider and have not come back yet. */
export const flowState = auth.table('flow_state', {
  id: uuid().primaryKey(),
  userId: uuid(),
  authCode: text(),
  codeChallengeMethod: codeChallengeMethod(),
  codeChallenge: text(),
  providerType: text().notNull(),
  providerAccessToken: text(),
  providerRefreshToken: text(),
  createdAt: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }),
  authenticationMethod: text().notNull(),
  authCodeIssuedAt: timestamp({ withTimezone: true }),
  inviteToken: text(),
  referrer: text(),
  oauthClientStateId: uuid(),
  linkingTargetId: uuid(),
  emailOptional: boolean().notNull().default(false),
})

/** Code verifiers of our own, towards providers that need one. */
export const oauthClientStates = auth.table('oauth_client_states', {
  id: uuid().primaryKey(),
  providerType: text().notNull(),
  codeVerifier: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
