import { sql } from 'drizzle-orm'
import { boolean, jsonb, smallint, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'

const shortText = () => varchar({ length: 255 })
const instant = () => timestamp({ withTimezone: true })

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
