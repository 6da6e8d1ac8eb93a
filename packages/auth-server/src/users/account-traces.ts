import { asc, eq, sql } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { auditLogEntries, sessions } from '../schema/index.ts'
import { instant } from './json-values.ts'

/** One line of what was noted when an account was used, oldest first. */
export type AccountTrace = Record<'at' | 'action' | 'address' | 'userAgent', string | undefined>

/** Everything noted of the use of an account, for its owner to read: the journal's lines and the open sessions. */
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
      at: instant(createdAt),
      action: String(payload?.action),
      address: ipAddress || undefined,
      userAgent: undefined,
    })),
    ...opened.map(({ createdAt, ip, userAgent }) => ({
      at: instant(createdAt),
      action: 'session',
      address: ip ?? undefined,
      userAgent: userAgent ?? undefined,
    })),
  ]
}
