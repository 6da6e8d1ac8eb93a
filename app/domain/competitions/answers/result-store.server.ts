import { dayInParis } from '#app/domain/shared/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { participations } from '#db/schema/index.ts'
import { conflict, unknownCompetition } from '../refusal.ts'
import type { Answered } from './answer-store.server.ts'
import type { RaceResult } from './answer.ts'
import { holdAnswer, isOwn } from './own-answer-store.server.ts'
import { mayHaveResult } from './result-schema.ts'

const notYet =
  'Un résultat s’écrit une fois la course courue, quand vous y étiez et qu’elle n’a pas été annulée.'

/** Writes down how a race ended for a member, or takes it away again when there is no result. */
export function giveResult(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  { competitionId, result }: { readonly competitionId: string; readonly result: RaceResult | undefined },
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const at = clock.now()
    const held = await holdAnswer(transaction, viewer, { competitionId, now: at })
    if (!held) return unknownCompetition
    if (result && !mayHaveResult(held.competition, held.own, dayInParis(at))) return conflict(notYet)
    const set = {
      outcome: result?.outcome ?? null,
      resultSeconds: result?.time ?? null,
      resultPlace: result?.place ?? null,
      resultLink: result?.link ?? null,
      updatedAt: at,
    }
    await transaction.update(participations).set(set).where(isOwn(viewer, competitionId))
    return { ok: true }
  })
}
