import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** What was done to what, when and by whom; lines are added, never changed. */
export const auditLog = club.table(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    subjectId: text(),
    subjectName: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  ({ at }) => [index().on(at.desc())],
)
