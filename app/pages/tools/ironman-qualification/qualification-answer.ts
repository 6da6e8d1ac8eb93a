import { isWhole } from '#app/domain/training/measures.ts'
import type { AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { allocateSlots } from '#app/domain/training/qualification/allocation.ts'
import {
  factorOf,
  isFactorPublished,
  equivalentTimes,
  gradedTime,
} from '#app/domain/training/qualification/grading.ts'
import type { QualifyingRace } from '#app/domain/training/qualification/races.ts'
import type { Counts, QualificationSystem } from '#app/domain/training/qualification/simulate.ts'
import { valueOf, type ToolQuery } from '../tool-query.ts'
import { readQualification } from './qualification-fields.ts'
import { systemsOf } from './system-words.ts'

const everybody = 100

/** What the page says of a query; `counted` in the list there is, if any. */
export function answerQualification(
  query: ToolQuery,
  counted: Counts | undefined,
  announced: readonly QualifyingRace[] = [],
) {
  const read = readQualification(query, announced)
  const { system, readings, race } = read
  const group = readings.groupe.ok ? readings.groupe.group : undefined
  const time = valueOf(readings.temps)
  const table = system === 'ancien' ? undefined : system
  const slots = valueOf(readings.places, race?.slots)
  const starters = startersOf(readings, counted ?? { startersMen: 0, startersWomen: 0 })
  return {
    ...read,
    group,
    time,
    factor: table && group && factorOf(table, group),
    isFactorKnown: group === undefined || isFactorPublished(group),
    graded: time !== undefined && table && group ? gradedTime(table, group, time) : undefined,
    equivalents: time !== undefined && table && group ? equivalentTimes(table, group, time) : [],
    sameTime: systemsOf(read.distance).map((key) => ({
      system: key,
      factor: key === 'ancien' || !group ? undefined : factorOf(key, group),
      graded: gradedUnder(key, group, time),
    })),
    slots,
    acceptance: valueOf(readings.acceptation, everybody) ?? everybody,
    starters,
    allocation:
      starters && slots !== undefined ? allocateSlots(table ?? '2025-07', { slots, ...starters }) : undefined,
  }
}

export type QualificationAnswer = ReturnType<typeof answerQualification>

function gradedUnder(key: QualificationSystem, group: AgeGroup | undefined, time: number | undefined) {
  if (time === undefined || key === 'ancien') return time
  return group && gradedTime(key, group, time)
}

type Readings = ReturnType<typeof readQualification>['readings']

function startersOf(readings: Readings, supposed: Partial<Counts>): Counts | undefined {
  const [men, women] = [readings['partants-h'], readings['partants-f']]
  const hasOneOnly = men.ok !== women.ok
  const counts = {
    startersMen: valueOf(men, hasOneOnly ? undefined : supposed.startersMen),
    startersWomen: valueOf(women, hasOneOnly ? undefined : supposed.startersWomen),
    groupsMen: valueOf(readings['groupes-h'], supposed.groupsMen),
    groupsWomen: valueOf(readings['groupes-f'], supposed.groupsWomen),
  }
  return isWhole<Counts>(counts) ? counts : undefined
}
