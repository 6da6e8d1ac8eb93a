import {
  equivalenceDistances,
  equivalentOn,
  isFarFrom,
  likelyInterval,
} from '#app/domain/training/equivalence/equivalents.ts'
import type { Performance } from '#app/domain/training/equivalence/race-models.ts'
import { timeOfVdot, vdotOf } from '#app/domain/training/equivalence/vdot.ts'
import { raceOf, type EquivalenceReadings } from '../running-equivalence-fields.ts'

const metresOfVdot = 10_000

export type Reference = { race: Performance; vdot: number | undefined; isOfVdot: boolean }

export function answerReference({ distance, temps, vdot }: EquivalenceReadings): Reference | undefined {
  const race = raceOf(distance, temps)
  if (race) return { race, vdot: vdotOf(race), isOfVdot: false }
  const timeSeconds = vdot.ok ? timeOfVdot(vdot.value, metresOfVdot) : undefined
  if (!vdot.ok || timeSeconds === undefined) return undefined
  return { race: { distanceMetres: metresOfVdot, timeSeconds }, vdot: vdot.value, isOfVdot: true }
}

export type EquivalentRow = ReturnType<typeof answerEquivalents>[number]

export function answerEquivalents(race: Performance, exponent: number) {
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
