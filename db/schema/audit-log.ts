import { index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** What was done to what, when and by whom; lines are added, never changed. */
export const auditLog = club.table(
  'audit_log',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    at: t.timestamp({ withTimezone: true }).notNull(),
    actorId: t.uuid(),
    actorName: t.text().notNull(),
    action: t.text().notNull(),
    subjectId: t.text(),
    subjectName: t.text().notNull().default(''),
    details: t.jsonb().$type<Record<string, unknown>>(),
  }),
  ({ at, id, subjectId }) => [index('audit_log_at').on(at, id), index('audit_log_subject').on(subjectId, at)],
)
