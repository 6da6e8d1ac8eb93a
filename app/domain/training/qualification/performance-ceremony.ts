import type { Gender } from './age-groups.ts'
import type { FactorTableKey } from './factor-tables.ts'
import { offerDown, offerPool, type Answer, type Finisher, type Offer } from './offers.ts'

/** A ceremony told offer by offer, and the places nobody took. */
export type Ceremony = { offers: Offer[]; unclaimed: number }

/** Places of the pools; `shared` in July 2025, one a gender otherwise. */
type Pools = { shared: number } | { M: number; F: number }

/**
 * The performance rules: the automatic place of each group goes to its first, refused to its second, then its third,
 * never further, and then joins the pool (of the same gender, but in July 2025). Pools go down the graded times, over
 * those who hold a place or turned one down. `groups` are all with a starter, `finishers` in order of graded time.
 */
export function holdPerformanceCeremony(
  finishers: readonly Finisher[],
  groups: readonly { key: string; gender: Gender }[],
  pools: Pools,
  answer: Answer,
): Ceremony {
  const offers: Offer[] = []
  const returned = { M: 0, F: 0 }
  for (const group of groups) {
    const candidates = finishers.filter((finisher) => finisher.group.key === group.key)
    if (!offerDown(candidates, 3, 'auto', answer, offers)) returned[group.gender] += 1
  }
  const asked = new Set(offers.map(({ finisher }) => finisher.line))
  const free = finishers.filter(({ line }) => !asked.has(line))
  if ('shared' in pools) {
    const places = pools.shared + returned.M + returned.F
    return { offers, unclaimed: offerPool(free, places, answer, offers) }
  }
  const unclaimedOf = (gender: Gender) => {
    const candidates = free.filter(({ group }) => group.gender === gender)
    return offerPool(candidates, pools[gender] + returned[gender], answer, offers)
  }
  return { unclaimed: unclaimedOf('M') + unclaimedOf('F'), offers }
}

/** Whether men and women stand in one list under these rules. */
export function hasOneList(table: FactorTableKey): boolean {
  return table === '2025-07'
}
