import type { RaceFormat } from '#app/domain/competitions/formats/race-format.ts'
import { lengthOf } from '#app/domain/competitions/formats/race-format.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { writeDuration, writePace } from '#app/domain/training/typed/writing.ts'

type Legs = Pick<RaceFormat, 'legs'>

/** « lu : 3 h 29 min 00 s, soit 4′57″/km », while one types; undefined while it says nothing yet. */
export function readingOf(typed: string, format: Legs | undefined): string | undefined {
  const reading = readDuration(typed, format && lengthOf(format) > 0 ? lengthOf(format) : undefined)
  if (!reading.ok) return undefined
  const pace = format && paceWords(reading.value, format)
  return `Lu\u00a0: ${reading.reading}${pace === undefined ? '' : `, soit ${pace}`}`
}

/** « 4′57″/km » of a run, « 1′45″/100 m » of a swim; undefined of a race of several legs. */
export function paceWords(seconds: number, { legs }: Legs): string | undefined {
  const [leg, further] = legs
  if (!leg || further || leg.metres <= 0) return undefined
  if (leg.sport === 'course') return writePace(seconds / (leg.metres / 1000), 'km')
  return leg.sport === 'natation' ? writePace(seconds / (leg.metres / 100), '100 m') : undefined
}

/** « 1 min 12 s de mieux que visé »; undefined when one of the two is not said. */
export function againstTarget(time: number | undefined, target: number | undefined): string | undefined {
  if (time === undefined || target === undefined) return undefined
  if (time === target) return 'exactement le temps visé'
  const difference = writeDuration(Math.abs(target - time))
  return time < target ? `${difference} de mieux que visé` : `${difference} de plus que visé`
}
