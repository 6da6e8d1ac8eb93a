import { outcomes } from '../../../domain/competitions/answers/answer.ts'
import type { Participation } from '../../../domain/competitions/answers/answer.ts'
import type { RaceFormat } from '../../../domain/competitions/formats/race-format.ts'
import { writeClock } from '../../../domain/training/typed/write-duration.ts'
import { placeWords } from '../../../domain/competitions/answers/place-words.ts'
import { againstTarget, paceWords } from '../race-time.ts'

export type OwnResult = NonNullable<ReturnType<typeof ownResult>>

/** One's own result as it is shown; undefined until it is written down. */
export function ownResult(own: Participation | undefined, formats: readonly RaceFormat[]) {
  if (!own?.result) return undefined
  const { outcome, time, place, link } = own.result
  const format = formats.find(({ key }) => key === own.format)
  return {
    outcome: outcomes[outcome],
    isFinished: outcome === 'finished',
    time: time === undefined ? undefined : writeClock(time),
    pace: time === undefined || !format ? undefined : paceWords(time, format),
    against: againstTarget(time, own.targetTime),
    place: place === undefined ? undefined : placeWords(place),
    link,
  }
}
