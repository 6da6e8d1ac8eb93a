import { and, eq, gt, ne, inArray, lt } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { competitions, members, participations, reminderCuts, sentReminders } from '#db/schema/index.ts'
import { reminderEmail, type ReminderFacts } from '../emails.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { makeReminderToken } from './reminder-token.server.ts'
import { remindersOf, type Reminder, type ReminderKind } from './reminders.ts'

type SendServices = {
  readonly database: Database
  readonly clock: Clock
  readonly siteUrl: string
  readonly appSecret: string
}

/** Queues the emails of today's reminders, each at most once; says how many. A failure is thrown after the others. */
export async function sendReminders(services: SendServices): Promise<number> {
  const { database, clock, siteUrl, appSecret } = services
  const today = dayInParis(clock.now())
  let sent = 0
  const failures: unknown[] = []
  for (const reminder of await unsentReminders(database, today)) {
    try {
      const cutUrl = `${siteUrl}/rappels/${makeReminderToken(appSecret, reminder)}`
      const { competition, participation, firstName } = reminder
      const { answer, format } = participation
      const facts = { competition, firstName, answer, format, today, cutUrl }
      if (await handOver(services, reminder, facts)) sent += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return sent
}

async function unsentReminders(database: Database, today: string): Promise<DueReminder[]> {
  const due = await readDueReminders({ database }, today)
  const keys = due.map(({ key }) => key)
  const rows = await database.select().from(sentReminders).where(inArray(sentReminders.key, keys))
  const sent = new Set(rows.map(({ key }) => key))
  return due.filter(({ key }) => !sent.has(key))
}

/** Meanwhile it may have been cut, the race called off, or another instance been faster: then nothing is handed over. */
function handOver(
  { database, clock }: SendServices,
  reminder: DueReminder,
  facts: ReminderFacts,
): Promise<boolean> {
  const { key, memberId, kind, email } = reminder
  return database.transaction(async (transaction) => {
    const due = await readDueReminders({ database: transaction }, facts.today, { memberId })
    if (!due.some((still) => still.key === key)) return false
    const at = clock.now()
    if (!(await claimReminder(transaction, reminder, at))) return false
    await queueEmail(transaction, reminderEmail(kind), { to: email, facts }, at)
    return true
  })
}

type DueReminder = Reminder & { readonly email: string; readonly firstName: string }

/** Reminders due on a day (`YYYY-MM-DD`), sent ones too, for active members and races in their calendar. */
export async function readDueReminders(
  { database }: ReadServices,
  today: string,
  { memberId }: { readonly memberId?: string } = {},
): Promise<DueReminder[]> {
  const found = await database
    .select({ competition: competitions, participation: participations, member: members })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .innerJoin(members, eq(members.userId, participations.memberId))
    .where(
      and(
        memberId === undefined ? undefined : eq(members.userId, memberId),
        eq(members.status, 'active'),
        eq(competitions.status, 'confirmed'),
        gt(competitions.startOn, today),
        ne(participations.answer, 'passing'),
      ),
    )
  const cuts = await database.select().from(reminderCuts)
  const cut = new Set(cuts.map(({ memberId, kind }) => `${memberId} ${kind}`))
  return found.flatMap(({ competition: row, participation, member }) => {
    const competition = competitionOfRow(row)
    if (!isInCalendar(competition, viewerOf(member))) return []
    const isCut = (kind: ReminderKind) => cut.has(`${member.userId} ${kind}`)
    const answered = { competition, participation: participationOfRow(participation) }
    const { email, firstName } = member
    return remindersOf(answered, { today, isCut }).map((one) => ({ ...one, email, firstName }))
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
