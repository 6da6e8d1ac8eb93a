import { and, eq, inArray } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Transaction } from '#db/database.ts'
import { members, participations } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { raceChange } from '../emails.ts'
import { isInCalendar } from '../viewer.ts'
import { changeToTell } from './change-to-tell.ts'

export type CompetitionChange = { readonly before: Competition; readonly competition: Competition }

/** Queues an email to each active member who goes, or may go, when their race moved, was called off or is on again. */
export async function tellWhoAnswered(
  transaction: Transaction,
  { before, competition }: CompetitionChange,
  at: Date,
): Promise<void> {
  const change = changeToTell(before, competition, dayInParis(at))
  if (change === undefined) return
  const rows = await transaction
    .select({ member: members })
    .from(participations)
    .innerJoin(members, eq(members.userId, participations.memberId))
    .where(
      and(
        eq(participations.competitionId, competition.id),
        inArray(participations.answer, ['going', 'maybe']),
        eq(members.status, 'active'),
      ),
    )
  for (const { member } of rows) {
    if (!isInCalendar(competition, viewerOf(member))) continue
    const facts = { competition, before, firstName: member.firstName }
    await queueEmail(transaction, raceChange(change), { to: member.email, facts }, at)
  }
}
