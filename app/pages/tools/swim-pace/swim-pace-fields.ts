import type { PassageStep } from '#app/domain/training/swimming/passages.ts'
import { readSwimSet } from '#app/domain/training/swimming/sets.ts'
import { isSwimmable, paceOf, paceOfSpeed, paceOfYardPace } from '#app/domain/training/swimming/swim.ts'
import {
  readSwimDistance,
  readSwimPace,
  readSwimSpeed,
  readSwimTime,
} from '#app/domain/training/swimming/typed-swim.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { choices, readFields, soughtOf, toolFields, valueOf, type ToolQuery } from '../tool-query.ts'
import words from './swim-pace-fields.json' with { type: 'json' }

export const swimPaceFields = toolFields(
  words,
  { distance: '1500 m', temps: '25:45', bassin: '25', t400: '6:36', t200: '3:10' },
  { carried: ['velo', 'course', 'format', 'ralentissement'], refit: withoutAbsurdTime },
)

/** What a set is and how long its rest, as long as nobody said. */
export const usualSet = { serie: '10 × 100 m', repos: '15' }

export const poolChoices = choices({ '25': '25 m', '50': '50 m', '25y': '25 yd', '33.333': '33⅓ m' })
export const intensityChoices = [
  { value: '-5', label: '−5 s' },
  { value: '0', label: 'CSS' },
  { value: '2', label: '+2 s' },
  { value: '5', label: '+5 s' },
]
export const stepChoices: readonly { value: PassageStep; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'longueur', label: 'Longueur' },
  { value: '50', label: '50' },
  { value: '100', label: '100' },
]

const mostStrokes = 200
const longestRest = 600

export function wantedOf(query: ToolQuery) {
  return soughtOf(query, 'allure', 'allure-yards', 'vitesse')
}

/** The time asked again where nobody swims the distance just pressed in it. */
function withoutAbsurdTime(query: ToolQuery): ToolQuery {
  const { distance, temps } = readSwim({ ...query, cherche: 'allure' })
  if (!distance.ok || !temps.ok) return query
  const pace = paceOf(distance.value, temps.value)
  return pace !== undefined && isSwimmable(pace, distance.value) ? query : { ...query, temps: '' }
}

export function readSwim(query: ToolQuery) {
  const distance = readSwimDistance(query.distance ?? '')
  const swum = wantedOf(query) === 'distance' ? undefined : valueOf(distance)
  const [d1, d2] = [readSwimDistance(query.d1 ?? ''), readSwimDistance(query.d2 ?? '')]
  return readFields(
    { ...usualSet, ...query },
    {
      distance: () => distance,
      temps: (typed) => readSwimTime(typed, swum),
      allure: (typed) => readSwimPace(typed, '100 m'),
      'allure-yards': (typed) => readSwimPace(typed, '100 yd'),
      vitesse: readSwimSpeed,
      coups: (typed) => readNumber(typed, 1, mostStrokes),
      t400: (typed) => readSwimTime(typed, 400),
      t200: (typed) => readSwimTime(typed, 200),
      d1: () => d1,
      t1: (typed) => readSwimTime(typed, valueOf(d1)),
      d2: () => d2,
      t2: (typed) => readSwimTime(typed, valueOf(d2)),
      serie: readSwimSet,
      repos: (typed) => readNumber(typed, 0, longestRest),
    },
  )
}

export type SwimReadings = ReturnType<typeof readSwim>

/** The paces that can be read (s per 100 m), the one that counts first. */
export function typedPaces({ allure, vitesse, ...readings }: SwimReadings): (number | undefined)[] {
  const yards = readings['allure-yards']
  return [
    ...(allure.ok ? [allure.value] : []),
    ...(yards.ok ? [paceOfYardPace(yards.value)] : []),
    ...(vitesse.ok ? [paceOfSpeed(vitesse.value)] : []),
  ]
}
