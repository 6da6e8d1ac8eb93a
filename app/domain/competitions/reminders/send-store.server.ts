import { lt } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import type { Database, Transaction } from '#db/database.ts'
import { sentReminders } from '#db/schema/index.ts'
import { reminderEmail, type ReminderFacts } from '../emails.ts'
import { dueReminders, isStillDue, type DueReminder, type On } from './due-store.server.ts'
import { makeReminderToken } from './reminder-token.server.ts'
import type { Reminder } from './reminders.ts'

type SendServices = {
  readonly database: Database
  readonly clock: Clock
  readonly siteUrl: string
  readonly appSecret: string
}

/** Queues the emails of today's reminders, each at most once; says how many. A failure is thrown after the others. */
export async function sendReminders(services: SendServices, days = usualReminderDays): Promise<number> {
  const { database, clock, siteUrl, appSecret } = services
  const today = dayInParis(clock.now())
  const on = { today, days }
  let sent = 0
  const failures: unknown[] = []
  for await (const due of dueReminders(database, on))
    for (const reminder of due)
      try {
        const cutUrl = `${siteUrl}/rappels/${makeReminderToken(appSecret, reminder)}`
        const { competition, participation, firstName } = reminder
        const { answer, format } = participation
        const facts = { competition, firstName, answer, format, today, cutUrl }
        if (await handOver(services, reminder, { on, facts })) sent += 1
      } catch (error) {
        failures.push(error)
      }
  if (failures.length > 0) throw failures[0]
  return sent
}

/** Meanwhile it may have been cut, the race called off, or another instance been faster: then nothing is handed over. */
function handOver(
  { database, clock }: SendServices,
  reminder: DueReminder,
  { on, facts }: { readonly on: On; readonly facts: ReminderFacts },
): Promise<boolean> {
  const { kind, email } = reminder
  return database.transaction(async (transaction) => {
    if (!(await isStillDue(transaction, reminder, on))) return false
    const at = clock.now()
    if (!(await claimReminder(transaction, reminder, at))) return false
    await queueEmail(transaction, reminderEmail(kind), { to: email, facts }, at)
    return true
  })
}

/** Claims a reminder in the transaction that queues its email; `false` when it was sent before. */
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

/** Forgets which reminders were sent a year after; says how many. */
export async function purgeSentReminders({ database, clock }: StoreServices): Promise<number> {
  const removed = await database
    .delete(sentReminders)
    .where(lt(sentReminders.sentAt, yearsBefore(clock.now(), 1)))
    .returning({ key: sentReminders.key })
  return removed.length
}
