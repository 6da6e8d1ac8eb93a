import {
  equivalenceDistances,
  equivalentOn,
  type Equivalent,
  isFarFrom,
  likelyInterval,
  type LikelyInterval,
} from '#app/domain/training/equivalence/equivalents.ts'
import type { Performance } from '#app/domain/training/equivalence/race-models.ts'

export type EquivalentRow = Equivalent & {
  interval: LikelyInterval | undefined
  isReference: boolean
  isFar: boolean
}

/** A row for each usual distance, and one for the race's own when it is between the first and the last. */
export function answerEquivalents(race: Performance, exponent: number): EquivalentRow[] {
  return distancesAround(race.distanceMetres).map((metres) => {
    const equivalent = equivalentOn(race, metres, exponent)
    return {
      ...equivalent,
      interval: likelyInterval(race, equivalent),
      isReference: metres === race.distanceMetres,
      isFar: isFarFrom(race, metres),
    }
  })
}

function distancesAround(metres: number): number[] {
  const isInside = metres > Math.min(...equivalenceDistances) && metres < Math.max(...equivalenceDistances)
  if (!isInside || equivalenceDistances.includes(metres)) return equivalenceDistances
  return [...equivalenceDistances, metres].toSorted((one, other) => one - other)
}
