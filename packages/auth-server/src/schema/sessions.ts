import { uuid, text, timestamp, jsonb, inet, boolean, bigint, integer, primaryKey } from 'drizzle-orm/pg-core'
import { aalLevel, auth, codeChallengeMethod, instant, ofUser } from './accounts.ts'
import { ofClient } from './oauth-server.ts'

export const sessions = auth.table('sessions', {
  id: uuid().primaryKey(),
  userId: ofUser().notNull(),
  createdAt: instant(),
  updatedAt: instant(),
  factorId: uuid(),
  aal: aalLevel(),
  notAfter: instant(),
  refreshedAt: timestamp(),
  userAgent: text(),
  ip: inet(),
  tag: text(),
  oauthClientId: ofClient(),
  refreshTokenHmacKey: text(),
  refreshTokenCounter: bigint({ mode: 'number' }),
  scopes: text(),
})

export const mfaAmrClaims = auth.table('mfa_amr_claims', {
  sessionId: uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  authenticationMethod: text().notNull(),
  id: uuid().primaryKey(),
})

export const factorType = auth.enum('factor_type', ['totp', 'webauthn', 'phone'])

export const factorStatus = auth.enum('factor_status', ['unverified', 'verified'])

export const mfaFactors = auth.table('mfa_factors', {
  id: uuid().primaryKey(),
  userId: ofUser().notNull(),
  friendlyName: text(),
  factorType: factorType().notNull(),
  status: factorStatus().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  secret: text(),
  phone: text(),
  lastChallengedAt: instant(),
  webAuthnCredential: jsonb(),
  webAuthnAaguid: uuid(),
  lastWebauthnChallengeData: jsonb(),
})

const ofFactor = () => uuid().references(() => mfaFactors.id, { onDelete: 'cascade' })

export const mfaChallenges = auth.table('mfa_challenges', {
  id: uuid().primaryKey(),
  factorId: ofFactor().notNull(),
  createdAt: instant().notNull(),
  verifiedAt: instant(),
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
  createdAt: instant(),
  updatedAt: instant(),
  authenticationMethod: text().notNull(),
  authCodeIssuedAt: instant(),
  inviteToken: text(),
  referrer: text(),
  oauthClientStateId: uuid(),
  linkingTargetId: uuid(),
  emailOptional: boolean().notNull().default(false),
  allurePasswordHash: text(),
})

export const oauthClientStates = auth.table('oauth_client_states', {
  id: uuid().primaryKey(),
  providerType: text().notNull(),
  codeVerifier: text(),
  createdAt: instant().notNull(),
})

export const usedTotpSteps = auth.table('allure_used_totp_steps', {
  factorId: ofFactor().primaryKey(),
  lastStep: bigint({ mode: 'number' }).notNull(),
})

export const attemptKind = auth.enum('allure_attempt_kind', ['password', 'one_time_code', 'factor'])

export const failedAttempts = auth.table(
  'allure_failed_attempts',
  {
    kind: attemptKind().notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    firstFailedAt: instant().notNull(),
    lastFailedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)

export const signingKeySets = auth.table('allure_signing_key_sets', {
  isTheOne: boolean().primaryKey(),
  sealedKeys: text().notNull(),
})

export const usedLimits = auth.table('allure_used_limits', {
  key: text().primaryKey(),
  acts: integer().notNull(),
  endsAt: instant().notNull(),
})
