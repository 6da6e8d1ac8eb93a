import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import { isOfFamily } from '#app/domain/shared/lists/of-family.server.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database } from '#db/database.ts'
import { auditLog } from '#db/schema/index.ts'
import { actionsNamed, auditFamilies, type AuditAction } from './rules.ts'

export { isAuditAction, nameOfAction } from './rules.ts'
export type { AuditAction }

type Writer = Pick<Database, 'insert'>

type AuditLine = {
  at: Date
  actor?: { id: string; name: string }
  action: AuditAction
  subject?: { id: string; name: string }
  details?: Record<string, unknown> | undefined
}

/** Adds a line to the audit log, inside the caller's transaction: what was done and its line, or neither. */
export async function writeAuditLog(database: Writer, { actor, subject, ...line }: AuditLine): Promise<void> {
  await database.insert(auditLog).values({
    ...line,
    actorId: actor?.id,
    actorName: actor?.name ?? 'Le site',
    subjectId: subject?.id,
    subjectName: subject?.name ?? '',
  })
}

export type AuditLogAsked = {
  readonly search: string
  /** A key of `auditFamilies`, or `autres`. */
  readonly family?: string | undefined
  /** Who did it; `null`: the site by itself. */
  readonly actorId?: string | null | undefined
  readonly since?: Date | undefined
}

/** A page of the audit log, newest first, with how many lines there are; `search`: who did it, to whom, or what. */
export async function listAuditLog(
  database: Database,
  { search, family, actorId, since, page, perPage }: AuditLogAsked & { page: number; perPage: number },
) {
  const words = holdsWords([auditLog.actorName, auditLog.subjectName], search)
  const condition = and(
    words && or(words, inArray(auditLog.action, actionsNamed(search))),
    isOfFamily(auditLog.action, auditFamilies, family),
    actorId === null ? isNull(auditLog.actorId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    since && gte(auditLog.at, since),
  )
  const rows = await database
    .select({ entry: auditLog, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = rows[0]?.total ?? (await database.$count(auditLog, condition))
  return { entries: rows.map(({ entry }) => entry), total }
}

/** Who did something in the audit log, by the last name they had. */
export async function listAuditActors(database: Pick<Database, 'selectDistinctOn'>) {
  const rows = await database
    .selectDistinctOn([auditLog.actorId], { id: auditLog.actorId, name: auditLog.actorName })
    .from(auditLog)
    .where(isNotNull(auditLog.actorId))
    .orderBy(auditLog.actorId, desc(auditLog.at))
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}

const mostOfOne = 100

/** What was done to one subject, the latest first. */
export function listAuditLogOf(database: Pick<Database, 'select'>, subjectId: string) {
  return database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(mostOfOne)
}

/** Removes lines three years after they were written; says how many. */
export async function purgeAuditLog(
  { database, clock }: StoreServices,
  months = longestDurations.auditLog,
): Promise<number> {
  const end = monthsBefore(clock.now(), months)
  const { rowCount } = await database.delete(auditLog).where(lt(auditLog.at, end))
  return rowCount ?? 0
}
