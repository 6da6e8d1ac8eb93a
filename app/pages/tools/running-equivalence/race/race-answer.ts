import {
  equivalenceDistances,
  equivalentOn,
  type Equivalent,
  isFarFrom,
  likelyInterval,
  type LikelyInterval,
} from '#app/domain/training/equivalence/equivalents.ts'
import type { Performance } from '#app/domain/training/equivalence/race-models.ts'
import { timeOfVdot, vdotOf } from '#app/domain/training/equivalence/vdot.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { readRace } from '../running-equivalence-fields.ts'

const leastVdot = 1
const mostVdot = 150
const metresOfVdot = 10_000

export type Reference = { race: Performance; vdot: number | undefined; isOfVdot: boolean }

export function answerReference(query: ToolQuery) {
  const { distance, time, race } = readRace(query.distance, query.temps)
  const vdot = readNumber(query.vdot ?? '', leastVdot, mostVdot)
  return { distance, time, vdot, reference: race ? ofRace(race) : ofVdot(vdot.ok ? vdot.value : undefined) }
}

function ofRace(race: Performance): Reference {
  return { race, vdot: vdotOf(race), isOfVdot: false }
}

function ofVdot(vdot: number | undefined): Reference | undefined {
  const timeSeconds = vdot === undefined ? undefined : timeOfVdot(vdot, metresOfVdot)
  if (timeSeconds === undefined) return undefined
  return { race: { distanceMetres: metresOfVdot, timeSeconds }, vdot, isOfVdot: true }
}

export type EquivalentRow = Equivalent & {
  interval: LikelyInterval | undefined
  isReference: boolean
  isFar: boolean
}

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
