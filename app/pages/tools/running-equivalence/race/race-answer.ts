import {
  equivalenceDistances,
  equivalentsOn,
  isFarFrom,
  type Runner,
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

export function answerEquivalents(race: Performance, runner: Runner) {
  return equivalentsOn(race, distancesAround(race.distanceMetres), runner).map((equivalent) => ({
    ...equivalent,
    isReference: equivalent.distanceMetres === race.distanceMetres,
    isFar: isFarFrom(race, equivalent.distanceMetres),
  }))
}

const wanted = [42_195, 21_097.5, 10_000, 5000, 3000, 1500]

/** The row that answers first: the longest of the usual races that is neither the one run nor far from it. */
export function headlineOf(rows: readonly EquivalentRow[]): EquivalentRow | undefined {
  const near = rows.filter(({ isReference, isFar, mean }) => !isReference && !isFar && mean !== undefined)
  return wanted.flatMap((metres) => near.find((row) => row.distanceMetres === metres) ?? []).at(0)
}

function distancesAround(metres: number): number[] {
  const isInside = metres > Math.min(...equivalenceDistances) && metres < Math.max(...equivalenceDistances)
  if (!isInside || equivalenceDistances.includes(metres)) return equivalenceDistances
  return [...equivalenceDistances, metres].toSorted((one, other) => one - other)
}
