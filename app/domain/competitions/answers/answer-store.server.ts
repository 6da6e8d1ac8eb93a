import { and, eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { participations, competitions, members } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { formatEntered } from '../formats/race-format.ts'
import { conflict, unknownCompetition, type Refusal } from '../refusal.ts'
import { isCompetitionId, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import type { AnswerGiven } from './answer-schema.ts'
import { answerProblem, type Participation, isOwnPast } from './answer.ts'

type AnswerServices = { readonly database: Database; readonly clock: Clock }

export type Answered = { readonly ok: true } | Refusal

/** Writes down a member's answer; refused when the race is cancelled, over, or not in their calendar. */
export function giveAnswer(
  { database, clock }: AnswerServices,
  viewer: Viewer,
  { competitionId, given }: { readonly competitionId: string; readonly given: AnswerGiven },
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const at = clock.now()
    const held = await holdAnswer(transaction, viewer, { competitionId, now: at })
    if (!held) return unknownCompetition
    const problem = answerProblem(held.competition, given, dayInParis(at))
    if (problem !== undefined) return conflict(problem)
    const { answer, isHidden } = given
    const format = answer === 'passing' ? undefined : formatEntered(held.competition.formats, given.format)
    const said = {
      answer,
      ...detailColumns({ ...given, format: format?.key }),
      isHidden,
      updatedAt: at,
      ...(answer !== 'going' && noResult),
    }
    await transaction
      .insert(participations)
      .values({ competitionId, memberId: viewer.memberId, ...said })
      .onConflictDoUpdate({ target: [participations.competitionId, participations.memberId], set: said })
    return { ok: true }
  })
}

/** Shows or hides one's participation, at any time: before the race, after it, or once it is cancelled. */
export function hideParticipation(
  { database, clock }: AnswerServices,
  viewer: Viewer,
  { competitionId, isHidden }: { readonly competitionId: string; readonly isHidden: boolean },
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const held = await holdAnswer(transaction, viewer, { competitionId, now: clock.now() })
    if (!held) return unknownCompetition
    if (!held.own) return conflict(notAnswered)
    const set = { isHidden, updatedAt: clock.now() }
    await transaction.update(participations).set(set).where(isOwn(viewer, competitionId))
    return { ok: true }
  })
}

/** Takes one's answer back, with the result: as if one had never answered. */
export function withdrawAnswer(
  { database, clock }: AnswerServices,
  viewer: Viewer,
  competitionId: string,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    if (!(await holdAnswer(transaction, viewer, { competitionId, now: clock.now() })))
      return unknownCompetition
    await transaction.delete(participations).where(isOwn(viewer, competitionId))
    return { ok: true }
  })
}

const notAnswered = 'Vous n’avez pas encore répondu à cette course.'

type Found = { readonly competition: Competition; readonly own: Participation | undefined }

/** A competition of somebody's calendar or own past, with their answer, locked until the transaction ends. */
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
