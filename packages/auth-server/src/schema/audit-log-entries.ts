import { json, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'

export const auditLogEntries = auth.table('audit_log_entries', {
  instanceId: uuid(),
  id: uuid().primaryKey(),
  payload: json().$type<Record<string, unknown>>(),
  createdAt: timestamp({ withTimezone: true }),
  ipAddress: varchar({ length: 64 }).notNull().default(''),
})
