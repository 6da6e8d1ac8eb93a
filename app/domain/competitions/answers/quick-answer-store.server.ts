import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { participations } from '#db/schema/index.ts'
import { formatEntered } from '../formats/race-format.ts'
import { conflict, unknownCompetition } from '../refusal.ts'
import { nothingElse } from './answer-schema.ts'
import { type Answered, detailColumns, holdAnswer, noResult } from './answer-store.server.ts'
import { answerProblem, type Answer } from './answer.ts'

/** One of the three answers, in one press; format, goal and visibility stay, but for who passes. */
export function answerQuickly(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  { competitionId, answer }: { readonly competitionId: string; readonly answer: Answer },
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const updatedAt = clock.now()
    const held = await holdAnswer(transaction, viewer, { competitionId, now: updatedAt })
    if (!held) return unknownCompetition
    const problem = answerProblem(held.competition, { format: undefined }, dayInParis(updatedAt))
    if (problem !== undefined) return conflict(problem)
    const { memberId } = viewer
    const { formats } = held.competition
    const format = formatEntered(formats, held.own?.format)?.key
    const said = {
      answer,
      updatedAt,
      ...(answer === 'passing' ? detailColumns(nothingElse) : { format: format ?? null }),
      ...(answer !== 'going' && noResult),
    }
    await transaction
      .insert(participations)
      .values({ competitionId, memberId, isHidden: false, ...said })
      .onConflictDoUpdate({ target: [participations.competitionId, participations.memberId], set: said })
    return { ok: true }
  })
}
