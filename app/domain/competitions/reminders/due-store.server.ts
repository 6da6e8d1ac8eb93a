import { and, between, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { ReminderDays } from '#content/collections/reminder-days.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations, reminderCuts, sentReminders } from '#db/schema/index.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { allReminderKinds, dueWindow, remindersOf, type Reminder, type ReminderKind } from './reminders.ts'

export type DueReminder = Reminder & { readonly email: string; readonly firstName: string }

type Reader = Pick<Database, 'select'>
type AnswerKey = { readonly competitionId: string; readonly memberId: string }

/** The day, `YYYY-MM-DD`, and the owner's days. */
export type On = { readonly today: string; readonly days: ReminderDays }

const answersAtOnce = 200

/** Reminders due on a day (`YYYY-MM-DD`) and not sent, for active members and races in their calendar; some at a time. */
export async function* dueReminders(database: Reader, on: On): AsyncGenerator<DueReminder[]> {
  let after: AnswerKey | undefined
  do {
    const rows = await readAnswers(database, on, after && isAfter(after))
    yield await unsent(database, await remindersOfRows(database, rows, on))
    const last = rows.length === answersAtOnce ? rows.at(-1) : undefined
    after = last?.participation
  } while (after)
}

/** Whether a reminder is still due on a day, sent or not. */
export async function isStillDue(
  database: Reader,
  { key, participation }: Reminder,
  on: On,
): Promise<boolean> {
  const { competitionId, memberId } = participation
  const isThis = and(eq(participations.competitionId, competitionId), eq(participations.memberId, memberId))
  const due = await remindersOfRows(database, await readAnswers(database, on, isThis), on)
  return due.some((still) => still.key === key)
}

function isAfter({ competitionId, memberId }: AnswerKey) {
  return sql`(${participations.competitionId}, ${participations.memberId}) > (${competitionId}, ${memberId})`
}

type AnswerRow = Awaited<ReturnType<typeof readAnswers>>[number]

function readAnswers(database: Reader, { today, days }: On, which: ReturnType<typeof and>) {
  const columns = {
    'week-before': competitions.startOn,
    'registration-opens': competitions.registrationOpensOn,
    'registration-closes': competitions.registrationClosesOn,
  }
  const isNear = allReminderKinds.map((kind) => {
    const { from, to } = dueWindow(kind, days)
    return between(columns[kind], addDays(today, from), addDays(today, to))
  })
  return database
    .select({ competition: competitions, participation: participations, member: members })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .innerJoin(members, eq(members.userId, participations.memberId))
    .where(
      and(
        eq(members.status, 'active'),
        eq(competitions.status, 'confirmed'),
        gt(competitions.startOn, today),
        ne(participations.answer, 'passing'),
        or(...isNear),
        which,
      ),
    )
    .orderBy(participations.competitionId, participations.memberId)
    .limit(answersAtOnce)
}

async function remindersOfRows(database: Reader, rows: readonly AnswerRow[], on: On): Promise<DueReminder[]> {
  const ids = [...new Set(rows.map(({ member }) => member.userId))]
  const cuts = await database.select().from(reminderCuts).where(inArray(reminderCuts.memberId, ids))
  const cut = new Set(cuts.map(({ memberId, kind }) => `${memberId} ${kind}`))
  return rows.flatMap(({ competition: row, participation, member }) => {
    const competition = competitionOfRow(row)
    if (!isInCalendar(competition, viewerOf(member))) return []
    const isCut = (kind: ReminderKind) => cut.has(`${member.userId} ${kind}`)
    const answered = { competition, participation: participationOfRow(participation) }
    const { email, firstName } = member
    return remindersOf(answered, { ...on, isCut }).map((one) => ({ ...one, email, firstName }))
  })
}

async function unsent(database: Reader, due: readonly DueReminder[]): Promise<DueReminder[]> {
  const keys = due.map(({ key }) => key)
  const rows = await database.select().from(sentReminders).where(inArray(sentReminders.key, keys))
  const sent = new Set(rows.map(({ key }) => key))
  return due.filter(({ key }) => !sent.has(key))
}
