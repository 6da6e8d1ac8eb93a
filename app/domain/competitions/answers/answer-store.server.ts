import { dayInParis } from '#app/domain/shared/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { participations } from '#db/schema/index.ts'
import { formatEntered } from '../formats/race-format.ts'
import { conflict, unknownCompetition } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { answerObstacle } from './answer-obstacle.ts'
import type { AnswerGiven } from './answer-schema.ts'
import { detailColumns, holdAnswer, isOwn, noResult } from './own-answer-store.server.ts'

type AnswerServices = { readonly database: Database; readonly clock: Clock }

export type Answered = { readonly ok: true } | Refusal

/**
 * Writes down what a member says of a competition, in place of what they said before; a result stays only with « J'y
 * vais ». Refused when it is cancelled, over, or not in their calendar.
 */
export function giveAnswer(
  { database, clock }: AnswerServices,
  viewer: Viewer,
  { competitionId, given }: { readonly competitionId: string; readonly given: AnswerGiven },
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const at = clock.now()
    const held = await holdAnswer(transaction, viewer, { competitionId, now: at })
    if (!held) return unknownCompetition
    const obstacle = answerObstacle(held.competition, given, dayInParis(at))
    if (obstacle !== undefined) return conflict(obstacle)
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
