import { type AgeGroup, AGE_GROUPS } from './age-groups.ts'

export type FactorTableKey = '2025-07' | '2025-11' | '703-2025' | '703-2026'

type FactorTable = { since: string; men: readonly number[]; women: readonly number[] }

/**
 * Age-group factors: full distance for the 2026 championship (2 July 2025, then women on their own scale on 14 November
 * 2025), 70.3 for the championships of 2026 (2 July 2025) and 2027 (23 June 2026, read at one timing company only).
 * Four decimals are published, the organiser's own example uses more: graded times may differ by 2 s. Women of 80 and
 * over have no published factor; timing companies reuse that of 75–79.
 */
export const FACTOR_TABLES: Record<FactorTableKey, FactorTable> = {
  '2025-07': {
    since: '2025-07-02',
    men: [
      0.9698, 0.9921, 1, 0.9895, 0.9683, 0.9401, 0.9002, 0.8667, 0.8262, 0.7552, 0.6876, 0.6768, 0.5555,
      0.5416,
    ],
    women: [
      0.8567, 0.8961, 0.8977, 0.8866, 0.8707, 0.8501, 0.8125, 0.7778, 0.7218, 0.6828, 0.6439, 0.5521, 0.5521,
      0.5521,
    ],
  },
  '2025-11': {
    since: '2025-11-14',
    men: [
      0.9698, 0.9921, 1, 0.9895, 0.9683, 0.9401, 0.9002, 0.8667, 0.8262, 0.7552, 0.6876, 0.6768, 0.5555,
      0.5416,
    ],
    women: [
      0.9543, 0.9982, 1, 0.9877, 0.9699, 0.947, 0.9051, 0.8665, 0.8041, 0.7606, 0.7173, 0.615, 0.615, 0.615,
    ],
  },
  '703-2025': {
    since: '2025-07-02',
    men: [
      1, 0.9929, 0.9655, 0.95, 0.9262, 0.8978, 0.8833, 0.8565, 0.8192, 0.764, 0.7119, 0.6419, 0.5095, 0.5402,
    ],
    women: [
      0.9921, 1, 0.9828, 0.9658, 0.9426, 0.9192, 0.9016, 0.8746, 0.8391, 0.7775, 0.7348, 0.6234, 0.6234,
      0.6234,
    ],
  },
  '703-2026': {
    since: '2026-06-23',
    men: [
      1, 0.9941, 0.9708, 0.954, 0.9309, 0.902, 0.8871, 0.8583, 0.8215, 0.7669, 0.7111, 0.6431, 0.5153, 0.5415,
    ],
    women: [
      0.9899, 1, 0.9826, 0.9681, 0.9452, 0.9198, 0.9031, 0.8747, 0.8382, 0.7785, 0.7348, 0.6257, 0.6257,
      0.6257,
    ],
  },
}

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

/** The time of every age group worth `time` (s) in `group`: t·f1/f2. July 2025 alone ranks both genders in one list. Empty for no time. */
export function equivalentTimes(table: FactorTableKey, group: AgeGroup, time: number): Equivalent[] {
  const graded = gradedTime(table, group, time)
  if (graded === undefined) return []
  return AGE_GROUPS.flatMap((other) => {
    const needed = timeForGraded(table, other, graded)
    const isSameList = table === '2025-07' || other.gender === group.gender
    return needed === undefined ? [] : [{ group: other, time: needed, isSameList }]
  })
}
