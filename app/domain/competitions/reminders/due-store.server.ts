import { and, eq, gt, ne } from 'drizzle-orm'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations, reminderCuts } from '#db/schema/index.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { isReminderKind, remindersOf } from './reminders.ts'
import type { Reminder } from './reminders.ts'

export type DueReminder = Reminder & { readonly email: string; readonly firstName: string }

/**
 * Reminders due on a day (`YYYY-MM-DD`), for active members and competitions in their calendar, sent ones too:
 * `claimReminder` tells them apart. Of one member only, when `memberId` is given.
 */
export async function readDueReminders(
  { database }: { readonly database: Pick<Database, 'select'> },
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
  const rows = found.map(({ competition, participation, member }) => ({
    competition: competitionOfRow(competition),
    participation: participationOfRow(participation),
    member,
  }))
  const theirs = rows.filter(({ competition, member }) => isInCalendar(competition, viewerOf(member)))
  const people = new Map(theirs.map(({ member }) => [member.userId, member]))
  const known = new Map(theirs.map(({ competition }) => [competition.id, competition]))
  const reminders = remindersOf({
    today,
    competitions: [...known.values()],
    participations: theirs.map(({ participation }) => participation),
    cut: await readAllCuts(database),
  })
  return reminders.flatMap((reminder) => {
    const member = people.get(reminder.memberId)
    return member ? [{ ...reminder, email: member.email, firstName: member.firstName }] : []
  })
}

async function readAllCuts(database: Pick<Database, 'select'>) {
  const rows = await database.select().from(reminderCuts)
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
  return new Map(
    [...byMember].map(([memberId, own]) => [
      memberId,
      new Set(own.map(({ kind }) => kind).filter(isReminderKind)),
    ]),
  )
}
