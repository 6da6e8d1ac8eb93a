import { inArray, lt } from 'drizzle-orm'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { sentReminders } from '#db/schema/index.ts'
import type { Reminder } from './reminders.ts'

/**
 * Writes down that a reminder is sent, in the transaction that queues its mail; `false` when it was before, here or in
 * another instance: then nothing is to be sent.
 */
export async function claimReminder(
  transaction: Transaction,
  { key, memberId }: Pick<Reminder, 'key' | 'memberId'>,
  sentAt: Date,
): Promise<boolean> {
  const claimed = await transaction
    .insert(sentReminders)
    .values({ key, memberId, sentAt })
    .onConflictDoNothing()
    .returning({ key: sentReminders.key })
  return claimed.length > 0
}

/** Those of some reminders that were sent already, by their keys. */
export async function readSentKeys(
  { database }: { readonly database: Pick<Database, 'select'> },
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ key: sentReminders.key })
    .from(sentReminders)
    .where(inArray(sentReminders.key, [...keys]))
  return new Set(rows.map(({ key }) => key))
}

/** Forgets which reminders were sent a year after; says how many. */
export async function purgeSentReminders({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Promise<number> {
  const removed = await database
    .delete(sentReminders)
    .where(lt(sentReminders.sentAt, yearsBefore(clock.now(), 1)))
    .returning({ key: sentReminders.key })
  return removed.length
}
