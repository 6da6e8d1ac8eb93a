import { allocateSlots, type SlotAllocation } from '#app/domain/training/qualification/allocation.ts'
import {
  factorOf,
  isFactorPublished,
  equivalentTimes,
  gradedTime,
} from '#app/domain/training/qualification/grading.ts'
import type { Counts, QualificationSystem } from '#app/domain/training/qualification/simulate.ts'
import type { ToolQuery } from '../tool-query.ts'
import { readQualification, valueOr } from './qualification-fields.ts'
import { systemsOf } from './system-words.ts'

const everybody = 100

export function answerQualification(query: ToolQuery, counted: Counts) {
  const read = readQualification(query)
  const { system, group, readings, race } = read
  const time = readings.time.ok ? readings.time.value : undefined
  const table = system === 'ancien' ? undefined : system
  const slots = valueOr(race?.slots, readings.slots)
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
    acceptance: valueOr(everybody, readings.acceptance) ?? everybody,
    starters,
    allocation: starters && slots !== undefined ? allocationOf(system, { slots, ...starters }) : undefined,
  }
}

export type QualificationAnswer = ReturnType<typeof answerQualification>

type Readings = ReturnType<typeof readQualification>['readings']

function startersOf(readings: Readings, supposed: Counts): Counts | undefined {
  const hasOneOnly = readings.startersMen.ok !== readings.startersWomen.ok
  const startersMen = valueOr(hasOneOnly ? undefined : supposed.startersMen, readings.startersMen)
  const startersWomen = valueOr(hasOneOnly ? undefined : supposed.startersWomen, readings.startersWomen)
  const groupsMen = valueOr(supposed.groupsMen, readings.groupsMen)
  const groupsWomen = valueOr(supposed.groupsWomen, readings.groupsWomen)
  const all = [startersMen, startersWomen, groupsMen, groupsWomen]
  if (all.includes(undefined)) return undefined
  return {
    startersMen: startersMen ?? 0,
    startersWomen: startersWomen ?? 0,
    groupsMen: groupsMen ?? 0,
    groupsWomen: groupsWomen ?? 0,
  }
}

function allocationOf(system: QualificationSystem, question: Counts & { slots: number }): SlotAllocation {
  if (system !== 'ancien') return allocateSlots(system, question)
  return allocateSlots('2025-07', question)
}
