import { AGE_GROUPS, type AgeGroup } from './age-groups.ts'
import { factorOf, type FactorTableKey } from './factor-tables.ts'

/** Graded time (s): finish time with transitions (s) × the group's factor. Undefined for no finite, positive time. */
export function gradedTime(table: FactorTableKey, group: AgeGroup, time: number): number | undefined {
  if (!(time > 0) || !Number.isFinite(time)) return undefined
  return time * factorOf(table, group)
}

/** Finish time (s) a group needs for a graded time (s): the inverse of `gradedTime`. */
export function timeForGraded(table: FactorTableKey, group: AgeGroup, graded: number): number | undefined {
  const time = graded / factorOf(table, group)
  return time > 0 && Number.isFinite(time) ? time : undefined
}

/** What another group must finish in (s) for the same graded time, and whether both stand in one list. */
export type Equivalent = { group: AgeGroup; time: number; isSameList: boolean }

/**
 * The time of every age group worth as much as `time` (s) in `group`: t·f1/f2. Only the rules of July 2025 ranked men
 * and women in one list; elsewhere those of the other gender compare with no list. Empty for no time.
 */
export function equivalentTimes(table: FactorTableKey, group: AgeGroup, time: number): Equivalent[] {
  const graded = gradedTime(table, group, time)
  if (graded === undefined) return []
  return AGE_GROUPS.flatMap((other) => {
    const needed = timeForGraded(table, other, graded)
    const isSameList = table === '2025-07' || other.gender === group.gender
    return needed === undefined ? [] : [{ group: other, time: needed, isSameList }]
  })
}
