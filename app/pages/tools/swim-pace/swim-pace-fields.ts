import type { PassageStep } from '#app/domain/training/swimming/passages.ts'
import { paceOfSpeed, paceOfYardPace } from '#app/domain/training/swimming/swim.ts'
import {
  readSwimDistance,
  readSwimPace,
  readSwimSpeed,
  readSwimTime,
} from '#app/domain/training/swimming/typed-swim.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolFields, ToolQuery } from '../tool-query.ts'

const swimNames = [
  'cherche',
  'distance',
  'temps',
  'allure',
  'allure-yards',
  'vitesse',
  'bassin',
  'coups',
  'dixiemes',
]
const testNames = ['t400', 't200', 'd1', 't1', 'd2', 't2']
const setNames = ['serie', 'intensite', 'repos', 'pas']

export const swimPaceFields: ToolFields = {
  names: [...swimNames, ...testNames, ...setNames],
  example: { distance: '1500 m', temps: '25:45', bassin: '25', t400: '6:36', t200: '3:10' },
}

/** What a set is and how long its rest, as long as nobody said. */
export const usualSet = { serie: '10 × 100 m', repos: '15' }

export type Wanted = 'allure' | 'temps' | 'distance'

export const wantedChoices: readonly { value: Wanted; label: string }[] = [
  { value: 'allure', label: 'L’allure' },
  { value: 'temps', label: 'Le temps' },
  { value: 'distance', label: 'La distance' },
]

export const poolChoices = [
  { value: '25', label: '25 m' },
  { value: '50', label: '50 m' },
  { value: '25y', label: '25 yd' },
  { value: '33.333', label: '33⅓ m' },
] as const

export const intensityChoices = [
  { value: '-5', label: '−5 s' },
  { value: '0', label: 'CSS' },
  { value: '2', label: '+2 s' },
  { value: '5', label: '+5 s' },
] as const

export const stepChoices: readonly { value: PassageStep; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'longueur', label: 'Longueur' },
  { value: '50', label: '50' },
  { value: '100', label: '100' },
]

export function chosen<Choice extends string>(
  value: string | undefined,
  choices: readonly { value: Choice }[],
  usual: Choice,
): Choice {
  return choices.find((choice) => choice.value === value)?.value ?? usual
}

export function isTyped(query: ToolQuery, name: string): boolean {
  return (query[name] ?? '').trim() !== ''
}

const mostStrokes = 200

export function wantedOf(query: ToolQuery): Wanted {
  const hasPace = ['allure', 'allure-yards', 'vitesse'].some((name) => isTyped(query, name))
  const hasTime = isTyped(query, 'temps')
  const open = hasPace && !hasTime ? 'temps' : hasPace && !isTyped(query, 'distance') ? 'distance' : 'allure'
  return chosen(query.cherche, wantedChoices, open)
}

export function readSwimFields(query: ToolQuery) {
  const distance = readSwimDistance(query.distance ?? '')
  const isDistanceKnown = distance.ok && wantedOf(query) !== 'distance'
  return {
    distance,
    time: readSwimTime(query.temps ?? '', isDistanceKnown ? distance.value : undefined),
    pace: readSwimPace(query.allure ?? '', '100 m'),
    yardPace: readSwimPace(query['allure-yards'] ?? '', '100 yd'),
    speed: readSwimSpeed(query.vitesse ?? ''),
    strokes: readNumber(query.coups ?? '', 1, mostStrokes),
  }
}

type SwimReadings = ReturnType<typeof readSwimFields>

export function typedPace({ pace, yardPace, speed }: SwimReadings): number | undefined {
  if (pace.ok) return pace.value
  if (yardPace.ok) return paceOfYardPace(yardPace.value)
  return speed.ok ? paceOfSpeed(speed.value) : undefined
}

export function hasUnusedPace({ pace, yardPace, speed }: SwimReadings): boolean {
  return [pace, yardPace, speed].filter(({ ok }) => ok).length > 1
}

export function valueOf(reading: Reading): number | undefined {
  return reading.ok ? reading.value : undefined
}
