import { readClub } from '#app/domain/club/store.server.ts'
import { queueMail } from '#app/domain/mail/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/french-dates.ts'
import { writeReminderMail } from '#app/emails/athlete/reminders.server.tsx'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { readDueReminders } from './due-store.server.ts'
import type { DueReminder } from './due-store.server.ts'
import { makeReminderToken } from './reminder-token.server.ts'
import { claimReminder, readSentKeys } from './sent-store.server.ts'

type SendServices = {
  readonly database: Database
  readonly clock: Clock
  readonly content: SiteContentReader
  readonly siteUrl: string
  readonly appSecret: string
}

/**
 * Hands the reminders due today, in France, over to the outbox, each at most once however often this runs and wherever.
 * Says how many. What goes wrong with one is thrown once all the others were dealt with.
 */
export async function sendReminders(services: SendServices): Promise<number> {
  const { database, clock, content, siteUrl, appSecret } = services
  const today = dayInParis(clock.now())
  const { facts: club } = await readClub(content)
  let sent = 0
  const failures: unknown[] = []
  for (const reminder of await unsentReminders(database, today)) {
    try {
      const cutUrl = `${siteUrl}/rappels/${makeReminderToken(appSecret, reminder)}`
      const mail = await writeReminderMail({ reminder, today, club, siteUrl, cutUrl })
      if (await handOver(services, { reminder, mail, today })) sent += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return sent
}

async function unsentReminders(database: Database, today: string): Promise<DueReminder[]> {
  const due = await readDueReminders({ database }, today)
  const sent = await readSentKeys(
    { database },
    due.map(({ key }) => key),
  )
  return due.filter(({ key }) => !sent.has(key))
}

type Written = { readonly reminder: DueReminder; readonly mail: MailToQueue; readonly today: string }

/** Meanwhile it may have been cut, the race called off, or another instance been faster: then nothing is handed over. */
function handOver({ database, clock }: SendServices, { reminder, mail, today }: Written): Promise<boolean> {
  const { key, memberId } = reminder
  return database.transaction(async (transaction) => {
    const due = await readDueReminders({ database: transaction }, today, { memberId })
    if (!due.some((still) => still.key === key)) return false
    const at = clock.now()
    if (!(await claimReminder(transaction, reminder, at))) return false
    await queueMail(transaction, mail, at)
    return true
  })
}
