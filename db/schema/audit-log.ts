import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** What was done to what, when and by whom; lines are added, never changed. */
export const auditLog = club.table(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Absent: the site itself, or the command line. */
    actorId: uuid(),
    /** As the person was called then. */
    actorName: text().notNull(),
    /** `member.invited`, `member.suspended`… */
    action: text().notNull(),
    /** Whom or what it was done to: an id, and its name then. */
    subjectId: text(),
    subjectName: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  ({ at }) => [index().on(at.desc())],
)
