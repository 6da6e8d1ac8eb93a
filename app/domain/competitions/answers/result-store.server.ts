import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { conflict } from '../refusal.ts'
import { mayHaveResult } from './answer-schema.ts'
import { changeOwn, formatKey, type Answered } from './answer-store.server.ts'
import { noSuchFormat, type RaceResult } from './answer.ts'

const notYet =
  'Un résultat s’écrit une fois la course courue, quand vous y étiez et qu’elle n’a pas été annulée.'

const notOver = '«\u202FJ’y étais\u202F» se dit d’une course courue, une fois qu’elle est passée.'

/** Writes down how a race ended for a member, or takes it away again when there is no result. */
export function giveResult(
  services: StoreServices,
  viewer: Viewer,
  { competitionId, result }: { readonly competitionId: string; readonly result: RaceResult | undefined },
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, ({ competition, own, today, change }) => {
    if (result && !mayHaveResult(competition, own, today)) return conflict(notYet)
    return change({
      outcome: result?.outcome ?? null,
      resultSeconds: result?.time ?? null,
      resultPlace: result?.place ?? null,
      resultLink: result?.link ?? null,
    })
  })
}

type Presence = {
  readonly competitionId: string
  readonly format: string | undefined
  readonly isHidden: boolean
}

/** « J’y étais »: puts a race that is over into the season of who ran without having said so. */
export function sayWasThere(
  services: StoreServices,
  viewer: Viewer,
  { competitionId, format, isHidden }: Presence,
): Promise<Answered> {
  return changeOwn(services, viewer, competitionId, ({ competition, today, save }) => {
    const { status, endOn, formats } = competition
    if (status !== 'confirmed' || endOn >= today) return conflict(notOver)
    if (format !== undefined && !formats.some(({ key }) => key === format)) return conflict(noSuchFormat)
    return save({ answer: 'going', format: formatKey(competition, format), isHidden })
  })
}
