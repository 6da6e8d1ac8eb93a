import { uuid, text, timestamp, jsonb, inet, boolean, bigint, integer, primaryKey } from 'drizzle-orm/pg-core'
import { auth, users, codeChallengeMethod, aalLevel } from './accounts.ts'
import { oauthClients } from './oauth-server.ts'

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
  refreshTokenCounter: bigint({ mode: 'number' }),
  scopes: text(),
})

export const mfaAmrClaims = auth.table('mfa_amr_claims', {
  sessionId: uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  authenticationMethod: text().notNull(),
  id: uuid().primaryKey(),
})

export const factorType = auth.enum('factor_type', ['totp', 'webauthn', 'phone'])

export const factorStatus = auth.enum('factor_status', ['unverified', 'verified'])

export const mfaFactors = auth.table('mfa_factors', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  friendlyName: text(),
  factorType: factorType().notNull(),
  status: factorStatus().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  secret: text(),
  phone: text(),
  lastChallengedAt: timestamp({ withTimezone: true }),
  webAuthnCredential: jsonb(),
  webAuthnAaguid: uuid(),
  lastWebauthnChallengeData: jsonb(),
})

export const mfaChallenges = auth.table('mfa_challenges', {
  id: uuid().primaryKey(),
  factorId: uuid()
    .notNull()
    .references(() => mfaFactors.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  verifiedAt: timestamp({ withTimezone: true }),
  ipAddress: inet().notNull(),
  otpCode: text(),
  webAuthnSessionData: jsonb(),
})

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

export const oauthClientStates = auth.table('oauth_client_states', {
  id: uuid().primaryKey(),
  providerType: text().notNull(),
  codeVerifier: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** The last TOTP step each factor accepted (Unix seconds divided by 30): that step and those before are used up. */
export const usedTotpSteps = auth.table('allure_used_totp_steps', {
  factorId: uuid()
    .primaryKey()
    .references(() => mfaFactors.id, { onDelete: 'cascade' }),
  lastStep: bigint({ mode: 'number' }).notNull(),
})

export const attemptKind = auth.enum('allure_attempt_kind', ['password', 'one_time_code', 'factor'])

export const failedAttempts = auth.table(
  'allure_failed_attempts',
  {
    kind: attemptKind().notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    firstFailedAt: timestamp({ withTimezone: true }).notNull(),
    lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)

export const signingKeySets = auth.table('allure_signing_key_sets', {
  isTheOne: boolean().primaryKey(),
  sealedKeys: text().notNull(),
})
