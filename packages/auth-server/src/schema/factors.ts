import { inet, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { users } from './users.ts'

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
