import { eq, sql, asc } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Backend } from './backend.ts'
import type { UserRow, AuthDatabase } from './database.ts'
import { auditLogEntries, sessions } from './schema/index.ts'

export type AuditAction =
  | 'identity_unlinked'
  | 'invite_accepted'
  | 'login'
  | 'logout'
  | 'token_revoked'
  | 'user_confirmation_requested'
  | 'user_deleted'
  | 'user_invited'
  | 'user_modified'
  | 'user_reauthenticate_requested'
  | 'user_recovery_requested'
  | 'user_repeated_signup'
  | 'user_signedup'
  | 'user_updated_password'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'factor_deleted'
  | 'factor_updated'
  | 'challenge_created'
  | 'verification_attempted'
  | 'generate_recovery_codes'
  | 'oauth_consent_granted'
  | 'oauth_consent_revoked'

export type AuditEntry = {
  action: AuditAction
  user: Pick<UserRow, 'id' | 'email' | 'phone'>
  at: Date
  address: string
  details?: Record<string, unknown>
}

export async function audit(database: AuthDatabase, { action, user, at, address, details }: AuditEntry) {
  const payload = {
    action,
    actor_id: user.id,
    actor_username: user.email || user.phone || '',
    actor_via_sso: false,
    log_type: logType(action),
    ...(details && { traits: details }),
    timestamp: at.toISOString(),
  }
  await database
    .insert(auditLogEntries)
    .values({ id: randomUUID(), payload, createdAt: at, ipAddress: address.slice(0, 64) })
}

const logTypes: Readonly<Partial<Record<AuditAction, string>>> = {
  login: 'account',
  logout: 'account',
  invite_accepted: 'account',
  token_revoked: 'token',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  challenge_created: 'factor',
  verification_attempted: 'factor',
}

function logType(action: AuditAction): string {
  return logTypes[action] ?? (action.startsWith('factor') ? 'factor' : 'user')
}

export type AccountTrace = Record<'at' | 'action' | 'address' | 'userAgent', string | undefined>

export async function accountTraces(
  { database }: Pick<Backend, 'database'>,
  userId: string,
): Promise<AccountTrace[]> {
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
