import { outcomes, placeWords, type RaceResult } from '#app/domain/competitions/answers/answer.ts'
import { type RaceFormat, lengthOf } from '#app/domain/competitions/formats/race-format.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { Meant } from '#app/domain/training/typed/reading.ts'
import { writeClock, writeDuration, writePace } from '#app/domain/training/typed/writing.ts'

type Legs = Pick<RaceFormat, 'legs'>

export function readingOf(
  typed: string,
  format: Legs | undefined,
): { reading: string; meant?: Meant } | undefined {
  const reading = readDuration(typed, format && lengthOf(format) > 0 ? lengthOf(format) : undefined)
  if (!reading.ok) return undefined
  if (reading.meant) return reading
  const pace = format && paceWords(reading.value, format)
  return { reading: `${reading.reading}${pace === undefined ? '' : `, soit ${pace}`}` }
}

export function paceWords(seconds: number, { legs }: Legs): string | undefined {
  const [leg, further] = legs
  if (!leg || further || leg.metres <= 0) return undefined
  if (leg.sport === 'course') return writePace(seconds / (leg.metres / 1000), 'km')
  return leg.sport === 'natation' ? writePace(seconds / (leg.metres / 100), '100 m') : undefined
}

export function shownResult({ outcome, time, place, link }: RaceResult) {
  return {
    outcome: outcomes[outcome],
    time: time === undefined ? undefined : writeClock(time),
    place: place === undefined ? undefined : `${placeWords(place)} au général`,
    link,
  }
}

export function againstTarget(time: number | undefined, target: number | undefined): string | undefined {
  if (time === undefined || target === undefined) return undefined
  if (time === target) return 'exactement le temps visé'
  const difference = writeDuration(Math.abs(target - time))
  return time < target ? `${difference} de mieux que visé` : `${difference} de plus que visé`
}
