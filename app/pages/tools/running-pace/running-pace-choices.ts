import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { mileMetres } from '#app/domain/training/running/run.ts'

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

/** What a typed time is read on: the athlete's watch, or the clock that starts with the gun. */
export const clocks: { value: 'reel' | 'officiel'; label: string }[] = [
  { value: 'reel', label: 'Temps réel' },
  { value: 'officiel', label: 'Temps officiel' },
]

/** Of the table of passages; without a choice it goes by the length of the run. */
export const intervals: { value: string; label: string; metres?: number }[] = [
  { value: '', label: 'Auto' },
  { value: '400', label: '400 m', metres: 400 },
  { value: '1000', label: '1 km', metres: 1000 },
  { value: '1609.344', label: '1 mile', metres: mileMetres },
  { value: '5000', label: '5 km', metres: 5000 },
]

/** The option a query names; an address may name none of them. */
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
