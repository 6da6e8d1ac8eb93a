import type { PassageStep } from '#app/domain/training/swimming/passages.ts'
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

/** What is looked for: the pace, the time, or the distance. */
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

/** Seconds per 100 m added to the critical pace in a set. */
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

/** What an address chooses among choices; what is none of them is the first of the usual ones. */
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
