import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { alarms } from '#db/schema/index.ts'
import { alarmInWords, failuresToTell, taskAlarm, type Words } from './alarm.ts'

/** Not a task: the payment service refuses the site's key. Has words of its own. */
export const paymentKey = 'payment_key'

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
    .where(and(gte(alarms.failures, failuresToTell), ne(alarms.task, paymentKey)))
    .orderBy(asc(alarms.since))
  return rows.map(({ task, since }) => ({ since, ...alarmInWords(task) }))
}

/** Keeps, for all instances and their restarts, that something is wrong since `at`. */
export async function raiseAlarm(database: Database | Transaction, name: string, at: Date): Promise<void> {
  await database
    .insert(alarms)
    .values({ task: name, failures: failuresToTell, since: at })
    .onConflictDoNothing()
}

export async function endAlarm(database: Database | Transaction, name: string): Promise<void> {
  await database.delete(alarms).where(eq(alarms.task, name))
}

/** Since when it is wrong; undefined when it is not. */
export async function readAlarm(database: Database | Transaction, name: string): Promise<Date | undefined> {
  const [alarm] = await database.select({ since: alarms.since }).from(alarms).where(eq(alarms.task, name))
  return alarm?.since
}
