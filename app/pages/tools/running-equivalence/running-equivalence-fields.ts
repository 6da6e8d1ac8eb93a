import type { Performance } from '#app/domain/training/equivalence/race-models.ts'
import { isRunnable } from '#app/domain/training/running/best-marks.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { readSpeed } from '#app/domain/training/typed/paces.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { readFields, toolFields, valueOf, type ToolQuery } from '../tool-query.ts'
import words from './running-equivalence-fields.json' with { type: 'json' }

export const runningEquivalenceFields = toolFields(
  words,
  { distance: '10 km', temps: '45:30', volume: '40' },
  { refit: withoutAbsurdTime },
)

/** The time asked again where the distance just pressed makes it no run. */
function withoutAbsurdTime(query: ToolQuery): ToolQuery {
  const { distance, temps } = readRunningEquivalence(query)
  const race = raceOf(distance, temps)
  return race && !isRunnable(race.distanceMetres, race.timeSeconds) ? { ...query, temps: '' } : query
}

export function zoneField(key: string): string {
  return `zone-${key}`
}

export function readRunningEquivalence(query: ToolQuery) {
  const timeOver = (distance: string) => (typed: string) =>
    readDuration(typed, valueOf(readDistance(query[distance] ?? '')))
  return readFields(query, {
    distance: readDistance,
    temps: timeOver('distance'),
    volume: readVolume,
    vdot: (typed) => readNumber(typed, 1, 150),
    'exposant-riegel': (typed) => readNumber(typed, 1, 1.5),
    distance2: readDistance,
    temps2: timeOver('distance2'),
    vma: (typed) => readSpeed(typed),
    'demi-cooper': readDistance,
    'distance-test': readDistance,
    'temps-test': timeOver('distance-test'),
    age: (typed) => readNumber(typed, 5, 100),
  })
}

/** Kilometres run in a week: `40`, `40 km`, `40 km/semaine`. */
function readVolume(typed: string): Reading {
  const read = readNumber(typed.replace(/\s*km(\s*\/\s*sem(aine)?)?\s*$/i, ''), 0, 400)
  return read.ok ? { ...read, reading: `${read.reading}\u00a0km par semaine` } : read
}

export type EquivalenceReadings = ReturnType<typeof readRunningEquivalence>

export function raceOf(distance: Reading, time: Reading): Performance | undefined {
  return distance.ok && time.ok ? { distanceMetres: distance.value, timeSeconds: time.value } : undefined
}
