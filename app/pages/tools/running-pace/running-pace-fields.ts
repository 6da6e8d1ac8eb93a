import { mileMetres } from '#app/domain/training/measures.ts'
import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { netTimeOf } from '#app/domain/training/running/run.ts'
import { readDistance, readMarks, type MarksReading } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readPercentage } from '#app/domain/training/typed/numbers.ts'
import { readPace, readSpeed } from '#app/domain/training/typed/paces.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../tool-query.ts'

export type Sought = 'allure' | 'temps' | 'distance'
export type RunningUnit = 'km' | 'mi'

export const soughts: { value: Sought; label: string }[] = [
  { value: 'allure', label: 'L’allure' },
  { value: 'temps', label: 'Le temps' },
  { value: 'distance', label: 'La distance' },
]

export const units: { value: RunningUnit; label: string }[] = [
  { value: 'km', label: 'Kilomètres' },
  { value: 'mi', label: 'Miles' },
]

export const strategies: { value: Strategy; label: string }[] = [
  { value: 'reguliere', label: 'Régulière' },
  { value: 'prudente', label: 'Prudente' },
  { value: 'progressive', label: 'Progressive' },
  { value: 'positive', label: 'Positive' },
]

export const clocks: { value: 'reel' | 'officiel'; label: string }[] = [
  { value: 'reel', label: 'Temps réel' },
  { value: 'officiel', label: 'Temps officiel' },
]

export const intervals: { value: string; label: string; metres?: number }[] = [
  { value: '', label: 'Auto' },
  { value: '400', label: '400 m', metres: 400 },
  { value: '1000', label: '1 km', metres: 1000 },
  { value: '1609.344', label: '1 mile', metres: mileMetres },
  { value: '5000', label: '5 km', metres: 5000 },
]

export function chosen<Value extends string>(
  options: readonly { value: Value }[],
  typed: string | undefined,
): Value | undefined {
  return options.find(({ value }) => value === typed)?.value
}

/** The interval (m) of the passages: the one chosen, else one that gives a table of a page at most. */
export function intervalOf(typed: string | undefined, unit: RunningUnit, distanceMetres: number): number {
  const metres = intervals.find(({ value }) => value === typed)?.metres
  if (metres !== undefined) return metres
  if (distanceMetres <= 2000) return 400
  if (unit === 'mi') return mileMetres
  return distanceMetres <= 12_000 ? 1000 : 5000
}

export type RunningPaceReadings = {
  distance: Reading
  time: Reading
  pace: Reading
  speed: Reading
  gap: Reading
  delay: Reading
  aidStations: MarksReading
}

export function soughtOf(query: ToolQuery): Sought {
  const asked = chosen(soughts, query.cherche)
  if (asked) return asked
  if (!query.allure && !query.vitesse) return 'allure'
  if (!query.temps) return 'temps'
  return query.distance ? 'allure' : 'distance'
}

export function readRunningPace(query: ToolQuery, sought: Sought): RunningPaceReadings {
  const distance = readDistance(query.distance ?? '')
  // A distance that is sought says nothing of how a time is to be understood.
  const knownMetres = distance.ok && sought !== 'distance' ? distance.value : undefined
  const time = readDuration(query.temps ?? '', knownMetres)
  return {
    distance,
    time,
    pace: readPace(query.allure ?? ''),
    speed: readSpeed(query.vitesse ?? ''),
    gap: readPercentage(query.ecart ?? ''),
    delay: readDelay(query, time),
    aidStations: readMarks(query.ravitaillements ?? ''),
  }
}

function readDelay({ decalage = '', chrono }: ToolQuery, time: Reading): Reading {
  const delay = readDuration(/^[\s0:]*$/.test(decalage) ? '' : decalage)
  const isTooLong = delay.ok && time.ok && netTimeOf(time.value, delay.value) === undefined
  if (chrono !== 'officiel' || !isTooLong) return delay
  return refuse('out-of-range', 'Ce délai dure plus longtemps que le temps officiel visé.')
}
