import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import type { Participation } from '#app/domain/competitions/answers/answer.ts'
import { placeWords } from '#app/domain/competitions/answers/place-words.ts'
import type { RaceFormat } from '#app/domain/competitions/formats/race-format.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
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
