import { asc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Within } from './backend.ts'
import type { UserRow } from './database.ts'
import { auditLogEntries, sessions } from './schema/index.ts'

const logTypes = {
  challenge_created: 'factor',
  factor_deleted: 'factor',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  factor_updated: 'factor',
  identity_unlinked: 'user',
  invite_accepted: 'account',
  login: 'account',
  logout: 'account',
  oauth_consent_granted: 'user',
  oauth_consent_revoked: 'user',
  passkey_created: 'user',
  passkey_deleted: 'user',
  passkey_updated: 'user',
  token_revoked: 'token',
  user_confirmation_requested: 'user',
  user_deleted: 'team',
  user_invited: 'team',
  user_modified: 'user',
  user_reauthenticate_requested: 'user',
  user_recovery_requested: 'user',
  user_repeated_signup: 'user',
  user_signedup: 'team',
  user_updated_password: 'user',
  verification_attempted: 'factor',
} as const

export type AuditAction = keyof typeof logTypes

export type Actor = Pick<UserRow, 'id' | 'email' | 'phone'>

/** Writes down who did what, in the caller's transaction. `details` hold no secret and no code. */
export async function audit(
  { database, now, address }: Within & { address: string },
  action: AuditAction,
  user: Actor,
  details?: Record<string, unknown>,
): Promise<void> {
  const createdAt = now()
  const payload = {
    action,
    actor_id: user.id,
    actor_username: user.email || user.phone || '',
    actor_via_sso: false,
    log_type: logTypes[action],
    ...(details && { traits: details }),
    timestamp: createdAt.toISOString(),
  }
  const ipAddress = address.slice(0, 64)
  await database.insert(auditLogEntries).values({ id: randomUUID(), payload, createdAt, ipAddress })
}

export type AccountTrace = Record<'at' | 'action' | 'address' | 'userAgent', string | undefined>

/** What is written down of an account: its audit log, and the sessions it has open. */
export async function accountTraces({ database }: Within, userId: string): Promise<AccountTrace[]> {
  const entries = await database
    .select()
    .from(auditLogEntries)
    .where(eq(sql`${auditLogEntries.payload} ->> 'actor_id'`, userId))
    .orderBy(asc(auditLogEntries.createdAt))
  const opened = await database.select().from(sessions).where(eq(sessions.userId, userId))
  return [
    ...entries.map(({ createdAt, ipAddress, payload }) => ({
      at: createdAt?.toISOString(),
      action: String(payload?.action),
      address: ipAddress || undefined,
      userAgent: undefined,
    })),
    ...opened.map(({ createdAt, ip, userAgent }) => ({
      at: createdAt?.toISOString(),
      action: 'session',
      address: ip ?? undefined,
      userAgent: userAgent ?? undefined,
    })),
  ]
}
