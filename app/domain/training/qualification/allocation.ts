import type { FactorTableKey } from './grading.ts'

export type SlotQuestion = {
  slots: number
  startersMen: number
  startersWomen: number
  groupsMen: number
  groupsWomen: number
}

/** Places of each kind; in July 2025 the pool is one list, so that only finish times tell `poolMen` and `poolWomen`. */
export type SlotAllocation =
  | {
      ok: true
      autoMen: number
      autoWomen: number
      pool: number
      poolMen: number | undefined
      poolWomen: number | undefined
    }
  | { ok: false; reason: 'not-a-count' | 'too-few-slots' | 'odd-slots' | 'no-starters' }

const MOST = 100_000

/**
 * Shares the places of a race: one automatic place an age group with a starter, the rest in the pool. Full distance
 * since November 2025: pool divided by the share of starters, men rounded to the nearest, women the rest (the rounding
 * is not published). 70.3: as many places for men as for women, so an odd number is refused.
 */
export function allocateSlots(table: FactorTableKey, question: SlotQuestion): SlotAllocation {
  const { slots, startersMen, startersWomen, groupsMen, groupsWomen } = question
  if (!Object.values(question).every(isCount)) return { ok: false, reason: 'not-a-count' }
  const auto = { ok: true as const, autoMen: groupsMen, autoWomen: groupsWomen }
  const pool = slots - groupsMen - groupsWomen
  if (pool < 0) return { ok: false, reason: 'too-few-slots' }
  if (table === '2025-07') return { ...auto, pool, poolMen: undefined, poolWomen: undefined }
  if (table === '2025-11') {
    const starters = startersMen + startersWomen
    if (starters === 0) return { ok: false, reason: 'no-starters' }
    const poolMen = Math.round((pool * startersMen) / starters)
    return { ...auto, pool, poolMen, poolWomen: pool - poolMen }
  }
  if (slots % 2 === 1) return { ok: false, reason: 'odd-slots' }
  const poolMen = slots / 2 - groupsMen
  const poolWomen = slots / 2 - groupsWomen
  if (poolMen < 0 || poolWomen < 0) return { ok: false, reason: 'too-few-slots' }
  return { ...auto, pool, poolMen, poolWomen }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST
}

type Share<Group> = Group & { slots: number }

export const MOST_SLOTS = 1000

/**
 * The rule until the 2025 championships: one place an age group with starters, the rest by highest averages (D’Hondt:
 * each next place goes where starters/(places + 1) is highest; at a tie, to the group named first). Undefined when there
 * are fewer places than groups, or over 1 000.
 */
export function shareProportionally<Group extends { starters: number }>(
  slots: number,
  groups: readonly Group[],
): Share<Group>[] | undefined {
  const shares = groups.filter(({ starters }) => starters > 0).map((group) => ({ ...group, slots: 1 }))
  if (!Number.isInteger(slots) || slots > MOST_SLOTS || slots < shares.length) return undefined
  for (let left = slots - shares.length; left > 0; left -= 1) {
    const next = shares.toSorted((one, other) => nextAverage(other) - nextAverage(one))[0]
    if (next !== undefined) next.slots += 1
  }
  return shares
}

function nextAverage({ starters, slots }: Share<{ starters: number }>): number {
  return starters / (slots + 1)
}
