import { isMeasure, measureOrNothing } from '../measures.ts'
import { type AgeGroup, AGE_GROUPS } from './age-groups.ts'
import FACTOR_TABLES from './factors.json' with { type: 'json' }

export type FactorTableKey = keyof typeof FACTOR_TABLES

/**
 * Age-group factors: full distance for the 2026 championship (2 July 2025, then women on their own scale on 14 November
 * 2025), 70.3 for the championships of 2026 (2 July 2025) and 2027 (23 June 2026, read at one timing company only).
 * Four decimals are published, the organiser's own example uses more: graded times may differ by 2 s. Women of 80 and
 * over have no published factor; timing companies reuse that of 75–79.
 */
export { FACTOR_TABLES }

/** The factor of an age group in a table. */
export function factorOf(table: FactorTableKey, group: AgeGroup): number {
  const { men, women } = FACTOR_TABLES[table]
  const factor = (group.gender === 'M' ? men : women)[group.band]
  if (factor === undefined) throw new RangeError(`No age band ${group.band}`)
  return factor
}

/** Whether the organiser published this factor: not for women of 80 and over. */
export function isFactorPublished(group: AgeGroup): boolean {
  return group.gender === 'M' || group.band < 12
}

/** Graded time (s): finish time with transitions (s) × the group's factor. Undefined for no finite, positive time. */
export function gradedTime(table: FactorTableKey, group: AgeGroup, time: number): number | undefined {
  return isMeasure(time) ? time * factorOf(table, group) : undefined
}

/** Finish time (s) a group needs for a graded time (s): the inverse of `gradedTime`. */
export function timeForGraded(table: FactorTableKey, group: AgeGroup, graded: number): number | undefined {
  return measureOrNothing(graded / factorOf(table, group))
}

/** What another group must finish in (s) for the same graded time. */
export type Equivalent = { group: AgeGroup; time: number }

/** The time of every age group worth `time` (s) in `group`: t·f1/f2. Empty for no time. */
export function equivalentTimes(table: FactorTableKey, group: AgeGroup, time: number): Equivalent[] {
  const graded = gradedTime(table, group, time)
  if (graded === undefined) return []
  return AGE_GROUPS.flatMap((other) => {
    const needed = timeForGraded(table, other, graded)
    return needed === undefined ? [] : [{ group: other, time: needed }]
  })
}
