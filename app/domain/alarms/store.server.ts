import { asc, eq, gte, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import { alarms } from '#db/schema/index.ts'
import { alarmInWords, failuresToTell, taskAlarm, type Words } from './alarm.ts'

/** Counts a failure of a task; the team gets one email, however long it goes on. */
export function noteFailure({ database, clock }: StoreServices, task: string): Promise<void> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const [failing] = await transaction
      .insert(alarms)
      .values({ task, failures: 1, since: at })
      .onConflictDoUpdate({ target: alarms.task, set: { failures: sql`${alarms.failures} + 1` } })
      .returning()
    if (failing?.failures !== failuresToTell) return
    await queueEmail(transaction, taskAlarm, { facts: { task, since: failing.since } }, at)
  })
}

/** A task did its work: who was told that it fails is told that it does not any more. */
export function noteSuccess({ database, clock }: StoreServices, task: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [ended] = await transaction.delete(alarms).where(eq(alarms.task, task)).returning()
    if (!ended || ended.failures < failuresToTell) return
    const endedAt = clock.now()
    await queueEmail(transaction, taskAlarm, { facts: { task, since: ended.since, endedAt } }, endedAt)
  })
}

/** The tasks that keep failing and what that means, in French; the oldest failure first. */
export async function listAlarms({ database }: ReadServices): Promise<(Words & { since: Date })[]> {
  const rows = await database
    .select({ task: alarms.task, since: alarms.since })
    .from(alarms)
    .where(gte(alarms.failures, failuresToTell))
    .orderBy(asc(alarms.since))
  return rows.map(({ task, since }) => ({ since, ...alarmInWords(task) }))
}
