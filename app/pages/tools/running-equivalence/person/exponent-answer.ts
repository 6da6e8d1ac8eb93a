import {
  type Performance,
  exponentRange,
  personalExponent,
  usualExponent,
} from '#app/domain/training/equivalence/race-models.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { readRace } from '../read-race.ts'

const leastExponent = 1
const mostExponent = 1.5

/** Where Riegel's exponent comes from: two races, the field, or nowhere in particular. */
type ExponentSource = 'two-races' | 'typed' | 'usual'

/** Riegel's exponent: the one of two races when there are two, else the typed one, else 1.06. */
export function answerExponent(query: ToolQuery, first: Performance | undefined) {
  const typed = readNumber(query['exposant-riegel'] ?? '', leastExponent, mostExponent)
  const { distance, time, race } = readRace(query.distance2, query.temps2)
  const personal = first && race ? personalExponent(first, race) : undefined
  const value = personal ?? (typed.ok ? typed.value : usualExponent)
  return {
    typed,
    distance,
    time,
    value,
    source: sourceOf(personal !== undefined, typed.ok),
    secondRaceSaysNothing: first !== undefined && race !== undefined && personal === undefined,
    isUnusual: value < exponentRange.least || value > exponentRange.most,
  }
}

export type ExponentAnswer = ReturnType<typeof answerExponent>

function sourceOf(hasTwoRaces: boolean, isTyped: boolean): ExponentSource {
  if (hasTwoRaces) return 'two-races'
  return isTyped ? 'typed' : 'usual'
}
