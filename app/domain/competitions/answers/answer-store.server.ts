import { and, eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Transaction } from '#db/database.ts'
import { participations, competitions, members } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { formatEntered } from '../formats/race-format.ts'
import { conflict, unknownCompetition, type Refusal } from '../refusal.ts'
import { isCompetitionId, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import type { AnswerGiven } from './answer-schema.ts'
import { answerProblem, isOwnPast, type Answer } from './answer.ts'

export type Answered = { readonly ok: true } | Refusal

/** Writes down a member's answer; refused when the race is cancelled, over, or not in their calendar. */
export function giveAnswer(
  services: StoreServices,
  viewer: Viewer,
  { competitionId, given }: { readonly competitionId: string; readonly given: AnswerGiven },
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, ({ competition, today, save }) => {
    const problem = answerProblem(competition, given, today)
    if (problem !== undefined) return conflict(problem)
    const { answer, isHidden, goal = null, targetTime = null, carSharing = null } = given
    const format = answer === 'passing' ? null : formatKey(competition, given.format)
    const details = { format, goal, targetSeconds: targetTime, carSharing }
    return save({ answer, isHidden, ...details, ...(answer !== 'going' && noResult) })
  })
}

/** One of the three answers, in one press; format, goal and visibility stay, but for who passes. */
export function answerQuickly(
  services: StoreServices,
  viewer: Viewer,
  { competitionId, answer }: { readonly competitionId: string; readonly answer: Answer },
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, ({ competition, own, today, save }) => {
    const problem = answerProblem(competition, { format: undefined }, today)
    if (problem !== undefined) return conflict(problem)
    const details = answer === 'passing' ? noDetails : { format: formatKey(competition, own?.format) }
    return save({ answer, ...details, ...(answer !== 'going' && noResult) })
  })
}

/** Shows or hides one's participation, at any time: before the race, after it, or once it is cancelled. */
export function hideParticipation(
  services: StoreServices,
  viewer: Viewer,
  { competitionId, isHidden }: { readonly competitionId: string; readonly isHidden: boolean },
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, ({ own, change }) =>
    own ? change({ isHidden }) : conflict('Vous n’avez pas encore répondu à cette course.'),
  )
}

/** Takes one's answer back, with the result: as if one had never answered. */
export function withdrawAnswer(
  services: StoreServices,
  viewer: Viewer,
  competitionId: string,
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, async ({ transaction, isOwn }) => {
    await transaction.delete(participations).where(isOwn)
  })
}

type Columns = Partial<typeof participations.$inferInsert>

/** One change of one's own answer, locked with its race; refused when that is in neither their calendar nor their past. */
export function changeOwn(
  { database, clock }: StoreServices,
  viewer: Viewer,
  competitionId: string,
  act: (found: ReturnType<typeof writersOf> & Found) => Promise<void> | Refusal,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const at = clock.now()
    const today = dayInParis(at)
    const found = await lockAnswer(transaction, viewer, { competitionId, today })
    const writers = writersOf(transaction, { competitionId, memberId: viewer.memberId }, at)
    const refusal = found ? await act({ ...found, ...writers }) : unknownCompetition
    return refusal ?? { ok: true }
  })
}

function writersOf(
  transaction: Transaction,
  of: { competitionId: string; memberId: string },
  updatedAt: Date,
) {
  const isOwn = isAnswerOf(of)
  return {
    transaction,
    isOwn,
    async save(columns: Columns & { answer: Answer }): Promise<void> {
      const set = { ...columns, updatedAt }
      await transaction
        .insert(participations)
        .values({ isHidden: false, ...of, ...set })
        .onConflictDoUpdate({ target: [participations.competitionId, participations.memberId], set })
    },
    async change(columns: Columns): Promise<void> {
      await transaction
        .update(participations)
        .set({ ...columns, updatedAt })
        .where(isOwn)
    },
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof lockAnswer>>>

async function lockAnswer(
  transaction: Transaction,
  viewer: Viewer,
  { competitionId, today }: { readonly competitionId: string; readonly today: string },
) {
  if (!isCompetitionId(competitionId)) return undefined
  const [row] = await transaction
    .select({ competition: competitions, status: members.status })
    .from(competitions)
    .innerJoin(members, eq(members.userId, viewer.memberId))
    .where(eq(competitions.id, competitionId))
    .for('share')
  if (row?.status !== 'active') return undefined
  const isOwn = isAnswerOf({ competitionId, memberId: viewer.memberId })
  const [ownRow] = await transaction.select().from(participations).where(isOwn).for('update')
  const competition = competitionOfRow(row.competition)
  const own = ownRow && participationOfRow(ownRow)
  const isTheirs = isInCalendar(competition, viewer) || isOwnPast(competition, own, today)
  return isTheirs ? { competition, own, today } : undefined
}

function isAnswerOf({ memberId, competitionId }: { memberId: string; competitionId: string }) {
  return and(eq(participations.memberId, memberId), eq(participations.competitionId, competitionId))
}

export function formatKey({ formats }: Competition, named: string | undefined): string | null {
  return formatEntered(formats, named)?.key ?? null
}

const noDetails = { format: null, goal: null, targetSeconds: null, carSharing: null }
const noResult = { outcome: null, resultSeconds: null, resultPlace: null, resultLink: null }
