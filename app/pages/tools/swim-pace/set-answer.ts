import { timeSwimSet, readSwimSet } from '#app/domain/training/swimming/sets.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../tool-query.ts'
import { chosen, intensityChoices, usualSet } from './swim-pace-fields.ts'

const longestRest = 600
const roundTo = 5

/** The set of a query on the pool clock, around a pace (s per 100 m) when there is one. */
export function answerSet(query: ToolQuery, pace: number | undefined) {
  const set = readSwimSet(query.serie ?? usualSet.serie)
  const rest = readNumber(query.repos ?? usualSet.repos, 0, longestRest)
  const intensity = chosen(query.intensite, intensityChoices, '0')
  const timed =
    set.ok && rest.ok && pace !== undefined
      ? timeSwimSet({
          repeats: set.repeats,
          distance: set.distance,
          pace: pace + Number(intensity),
          leastRest: rest.value,
          roundTo,
        })
      : undefined
  return { set, rest, intensity, timed, leastRest: rest.ok ? rest.value : Number(usualSet.repos) }
}

export type SetAnswer = ReturnType<typeof answerSet>
