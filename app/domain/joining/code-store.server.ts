import { and, asc, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { joinRequests, trainingCodes } from '#db/schema/index.ts'
import { joiningRetentionDays, mostRequests, type JoinRequest } from './rules.ts'

export type TrainingCode = typeof trainingCodes.$inferSelect

// Without what one reads for another, as it may be typed from a poster.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

type Opening = { id: string; groups: readonly string[]; minutes: number; actor: Actor }

/** Opens a code for a training; the same `id` again changes nothing. */
export function openCode(
  { database, clock }: StoreServices,
  { id, groups, minutes, actor }: Opening,
): Promise<void> {
  const at = clock.now()
  const endsAt = new Date(at.getTime() + minutes * 60_000)
  const by = { openedBy: actor?.name ?? 'Le site', openedAt: at }
  return database.transaction(async (transaction) => {
    const made = await transaction
      .insert(trainingCodes)
      .values({ id, code: newCode(), groups: [...groups], ...by, endsAt })
      .onConflictDoNothing({ target: trainingCodes.id })
      .returning({ id: trainingCodes.id })
    if (made.length === 0) return
    const subject = { id, name: groups.join(', ') || 'Sans groupe' }
    await writeAuditLog(transaction, { at, actor, action: 'training-code.opened', subject })
  })
}

/** Closes a code now; false when it was closed already. */
export function closeCode(
  { database, clock }: StoreServices,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const isOpen = and(eq(trainingCodes.id, id), gt(trainingCodes.endsAt, at))
    const [closed] = await transaction.update(trainingCodes).set({ endsAt: at }).where(isOpen).returning()
    if (!closed) return false
    const subject = { id, name: closed.groups.join(', ') || 'Sans groupe' }
    await writeAuditLog(transaction, { at, actor, action: 'training-code.closed', subject })
    return true
  })
}

type Reader = { database: Pick<Database, 'select'> }

export async function readCode({ database }: Reader, id: string): Promise<TrainingCode | undefined> {
  const [code] = await database.select().from(trainingCodes).where(eq(trainingCodes.id, id))
  return code
}

/** The latest codes, each with how many wait to be confirmed. */
export async function listCodes({ database }: Reader) {
  return database
    .select({ code: trainingCodes, waiting: count(joinRequests.id) })
    .from(trainingCodes)
    .leftJoin(joinRequests, and(eq(joinRequests.codeId, trainingCodes.id), isNull(joinRequests.decision)))
    .groupBy(trainingCodes.id)
    .orderBy(desc(trainingCodes.openedAt))
    .limit(20)
}

/** Who asked by a code, those who wait first. */
export function listRequests({ database }: Reader, codeId: string) {
  return database
    .select()
    .from(joinRequests)
    .where(eq(joinRequests.codeId, codeId))
    .orderBy(desc(isNull(joinRequests.decision)), asc(joinRequests.askedAt))
}

/** Whether a code that somebody holds is open now. */
export async function isCodeOpen({ database, clock }: Reader & Pick<StoreServices, 'clock'>, code: string) {
  return (await openCodeOf(database, code, clock.now())) !== undefined
}

async function openCodeOf(database: Pick<Database, 'select'>, code: string, at: Date) {
  const isOpen = and(eq(trainingCodes.code, code.trim().toLowerCase()), gt(trainingCodes.endsAt, at))
  const [found] = await database.select().from(trainingCodes).where(isOpen)
  return found
}

/** Notes who asks to be invited; it opens nothing. `closed`: the code is over, `full`: too many asked. Asked again, the name is the new one. */
export function askToJoin(
  { database, clock }: StoreServices,
  code: string,
  request: JoinRequest,
): Promise<'asked' | 'closed' | 'full'> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const open = await openCodeOf(transaction, code, at)
    if (!open) return 'closed'
    if ((await transaction.$count(joinRequests, eq(joinRequests.codeId, open.id))) >= mostRequests)
      return 'full'
    const { firstName, lastName } = request
    await transaction
      .insert(joinRequests)
      .values({ ...request, codeId: open.id, askedAt: at })
      .onConflictDoUpdate({
        target: [joinRequests.codeId, joinRequests.email],
        set: { firstName, lastName },
        setWhere: isNull(joinRequests.decision),
      })
    return 'asked'
  })
}

/** Removes codes and what was asked by them after thirty days; says how many codes. */
export async function purgeTrainingCodes({ database, clock }: StoreServices): Promise<number> {
  const end = new Date(clock.now().getTime() - joiningRetentionDays * 86_400_000)
  const { rowCount } = await database.delete(trainingCodes).where(lt(trainingCodes.endsAt, end))
  return rowCount ?? 0
}
