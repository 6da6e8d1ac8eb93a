import { and, eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Transaction } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { isCompetitionId } from '../competition-id.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import type { Participation } from './answer.ts'
import { isOwnPast } from './own-past.ts'

type Found = { readonly competition: Competition; readonly own: Participation | undefined }

/**
 * A competition of somebody's calendar, or of their own past, and their own answer, held until the transaction ends: nobody
 * calls it off or moves it meanwhile. Undefined when it is neither, or they are no active member any more.
 */
export async function holdAnswer(
  transaction: Transaction,
  viewer: Viewer,
  { competitionId, now }: { readonly competitionId: string; readonly now: Date },
): Promise<Found | undefined> {
  if (!isCompetitionId(competitionId)) return undefined
  const [row] = await transaction
    .select({ competition: competitions, status: members.status })
    .from(competitions)
    .innerJoin(members, eq(members.userId, viewer.memberId))
    .where(eq(competitions.id, competitionId))
    .for('share')
  if (row?.status !== 'active') return undefined
  const [ownRow] = await transaction
    .select()
    .from(participations)
    .where(isOwn(viewer, competitionId))
    .for('update')
  const competition = competitionOfRow(row.competition)
  const own = ownRow && participationOfRow(ownRow)
  const isTheirs = isInCalendar(competition, viewer) || isOwnPast(competition, own, dayInParis(now))
  return isTheirs ? { competition, own } : undefined
}

/** Picks somebody's answer to a competition, whether or not the competition is in their calendar. */
export function isOwn({ memberId }: Pick<Viewer, 'memberId'>, competitionId: string) {
  return and(eq(participations.memberId, memberId), eq(participations.competitionId, competitionId))
}

/** What goes with an answer, as columns. */
export function detailColumns({
  format,
  goal,
  targetTime,
  carSharing,
}: Pick<Participation, 'format' | 'goal' | 'targetTime' | 'carSharing'>) {
  return {
    format: format ?? null,
    goal: goal ?? null,
    targetSeconds: targetTime ?? null,
    carSharing: carSharing ?? null,
  }
}

export const noResult = { outcome: null, resultSeconds: null, resultPlace: null, resultLink: null }
