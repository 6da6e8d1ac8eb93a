import { sql } from 'drizzle-orm'
import { uuid, json, timestamp, varchar, pgSchema, text, jsonb, boolean, smallint } from 'drizzle-orm/pg-core'

export const auth = pgSchema('auth')

export const aalLevel = auth.enum('aal_level', ['aal1', 'aal2', 'aal3'])

export const codeChallengeMethod = auth.enum('code_challenge_method', ['s256', 'plain'])

const shortText = () => varchar({ length: 255 })

export const instant = () => timestamp({ withTimezone: true })

export const users = auth.table('users', {
  instanceId: uuid(),
  id: uuid().primaryKey(),
  aud: shortText(),
  role: shortText(),
  email: shortText(),
  encryptedPassword: shortText(),
  emailConfirmedAt: instant(),
  invitedAt: instant(),
  confirmationToken: shortText(),
  confirmationSentAt: instant(),
  recoveryToken: shortText(),
  recoverySentAt: instant(),
  emailChangeTokenNew: shortText(),
  emailChange: shortText(),
  emailChangeSentAt: instant(),
  lastSignInAt: instant(),
  rawAppMetaData: jsonb().$type<Record<string, unknown>>(),
  rawUserMetaData: jsonb().$type<Record<string, unknown>>(),
  isSuperAdmin: boolean(),
  createdAt: instant(),
  updatedAt: instant(),
  phone: text(),
  phoneConfirmedAt: instant(),
  phoneChange: text().default(''),
  phoneChangeToken: shortText().default(''),
  phoneChangeSentAt: instant(),
  confirmedAt: instant().generatedAlwaysAs(sql`LEAST(email_confirmed_at, phone_confirmed_at)`),
  emailChangeTokenCurrent: shortText().default(''),
  emailChangeConfirmStatus: smallint().default(0),
  bannedUntil: instant(),
  reauthenticationToken: shortText().default(''),
  reauthenticationSentAt: instant(),
  isSsoUser: boolean().notNull().default(false),
  deletedAt: instant(),
  isAnonymous: boolean().notNull().default(false),
})

export const ofUser = () => uuid().references(() => users.id, { onDelete: 'cascade' })

export const identities = auth.table('identities', {
  providerId: text().notNull(),
  userId: ofUser().notNull(),
  identityData: jsonb().$type<Record<string, unknown>>().notNull(),
  provider: text().notNull(),
  lastSignInAt: instant(),
  createdAt: instant(),
  updatedAt: instant(),
  email: text().generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
  id: uuid().primaryKey().defaultRandom(),
})

export const oneTimeTokenType = auth.enum('one_time_token_type', [
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token',
])

export const oneTimeTokens = auth.table('one_time_tokens', {
  id: uuid().primaryKey(),
  userId: ofUser().notNull(),
  tokenType: oneTimeTokenType().notNull(),
  tokenHash: text().notNull(),
  relatesTo: text().notNull(),
  createdAt: timestamp().notNull().defaultNow(),
  updatedAt: timestamp().notNull().defaultNow(),
  expiresAt: instant(),
})

export const auditLogEntries = auth.table('audit_log_entries', {
  instanceId: uuid(),
  id: uuid().primaryKey(),
  payload: json().$type<Record<string, unknown>>(),
  createdAt: instant(),
  ipAddress: varchar({ length: 64 }).notNull().default(''),
})
