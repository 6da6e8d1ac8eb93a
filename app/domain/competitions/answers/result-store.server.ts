import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { participations } from '#db/schema/index.ts'
import { formatEntered } from '../formats/race-format.ts'
import { conflict, unknownCompetition } from '../refusal.ts'
import { mayHaveResult } from './answer-schema.ts'
import { type Answered, holdAnswer, isOwn } from './answer-store.server.ts'
import { type RaceResult, noSuchFormat } from './answer.ts'

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

type Presence = {
  readonly competitionId: string
  readonly format: string | undefined
  readonly isHidden: boolean
}

/** « J’y étais »: puts a race that is over into the season of who ran without having said so. */
export function sayWasThere(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  { competitionId, format, isHidden }: Presence,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const at = clock.now()
    const held = await holdAnswer(transaction, viewer, { competitionId, now: at })
    if (!held) return unknownCompetition
    const { status, endOn, formats } = held.competition
    if (status !== 'confirmed' || endOn >= dayInParis(at)) return conflict(notOver)
    if (format !== undefined && !formats.some(({ key }) => key === format)) return conflict(noSuchFormat)
    const entered = formatEntered(formats, format)?.key ?? null
    const said = { answer: 'going' as const, format: entered, isHidden, updatedAt: at }
    await transaction
      .insert(participations)
      .values({ competitionId, memberId: viewer.memberId, ...said })
      .onConflictDoUpdate({ target: [participations.competitionId, participations.memberId], set: said })
    return { ok: true }
  })
}

const notOver = '«\u202FJ’y étais\u202F» se dit d’une course courue, une fois qu’elle est passée.'
