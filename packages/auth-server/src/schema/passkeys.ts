import { bigint, boolean, customType, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { auth, instant, ofUser } from './accounts.ts'

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => Uint8Array.from(value),
})

export const passkeys = auth.table('webauthn_credentials', {
  id: uuid().primaryKey().defaultRandom(),
  userId: ofUser().notNull(),
  credentialId: bytes().notNull(),
  publicKey: bytes().notNull(),
  attestationType: text().notNull().default(''),
  aaguid: uuid(),
  signCount: bigint({ mode: 'number' }).notNull().default(0),
  transports: jsonb().$type<string[]>().notNull().default([]),
  backupEligible: boolean().notNull().default(false),
  backedUp: boolean().notNull().default(false),
  friendlyName: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  lastUsedAt: instant(),
})

export const webauthnChallenges = auth.table('webauthn_challenges', {
  id: uuid().primaryKey().defaultRandom(),
  userId: ofUser(),
  challengeType: text({ enum: ['signup', 'registration', 'authentication'] }).notNull(),
  sessionData: jsonb().$type<{ challenge: string }>().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})
