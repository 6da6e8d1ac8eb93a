import { isWhole } from '#app/domain/training/measures.ts'
import { allocateSlots } from '#app/domain/training/qualification/allocation.ts'
import {
  factorOf,
  isFactorPublished,
  equivalentTimes,
  gradedTime,
} from '#app/domain/training/qualification/grading.ts'
import type { Counts } from '#app/domain/training/qualification/simulate.ts'
import { valueOf, type ToolQuery } from '../tool-query.ts'
import { readQualification } from './qualification-fields.ts'
import { systemsOf } from './system-words.ts'

const everybody = 100

export function answerQualification(query: ToolQuery, counted: Counts) {
  const read = readQualification(query)
  const { system, group, readings, race } = read
  const time = valueOf(readings.temps)
  const table = system === 'ancien' ? undefined : system
  const slots = valueOf(readings.places, race?.slots)
  const starters = startersOf(readings, counted)
  return {
    ...read,
    time,
    factor: table && factorOf(table, group),
    isFactorKnown: isFactorPublished(group),
    graded: time !== undefined && table ? gradedTime(table, group, time) : undefined,
    equivalents: time !== undefined && table ? equivalentTimes(table, group, time) : [],
    sameTime: systemsOf(read.distance).map((key) => ({
      system: key,
      factor: key === 'ancien' ? undefined : factorOf(key, group),
      graded: time === undefined || key === 'ancien' ? time : gradedTime(key, group, time),
    })),
    slots,
    acceptance: valueOf(readings.acceptation, everybody) ?? everybody,
    starters,
    allocation:
      starters && slots !== undefined ? allocateSlots(table ?? '2025-07', { slots, ...starters }) : undefined,
  }
}

export type QualificationAnswer = ReturnType<typeof answerQualification>

type Readings = ReturnType<typeof readQualification>['readings']

function startersOf(readings: Readings, supposed: Counts): Counts | undefined {
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
