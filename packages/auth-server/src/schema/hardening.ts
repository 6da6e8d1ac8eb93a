import { bigint, boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { mfaFactors } from './factors.ts'

/** The last TOTP step each factor accepted (Unix seconds divided by 30): that step and those before are used up. */
export const usedTotpSteps = auth.table('allure_used_totp_steps', {
  factorId: uuid()
    .primaryKey()
    .references(() => mfaFactors.id, { onDelete: 'cascade' }),
  lastStep: bigint({ mode: 'number' }).notNull(),
})

export const attemptKind = auth.enum('allure_attempt_kind', ['password', 'one_time_code', 'factor'])

/** Failures in a row. `subject` is an HMAC of what was tried: unknown accounts are counted like known ones. */
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

/** The one set of keys that tokens are signed with, sealed: every instance on this database has the same. */
export const signingKeySets = auth.table('allure_signing_key_sets', {
  isTheOne: boolean().primaryKey(),
  sealedKeys: text().notNull(),
})
