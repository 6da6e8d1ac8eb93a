import type { AgeGroup, Gender } from './age-groups.ts'
import type { FactorTableKey } from './grading.ts'

export type Finisher = { line: number; group: AgeGroup; time: number; graded: number }

export type Offer = { finisher: Finisher; place: 'auto' | 'pool'; isAccepted: boolean }

export type Answer = (finisher: Finisher) => boolean

/** Answers at an acceptance rate (0–100 %), spread evenly over men and women: an assumption, nobody publishes rates. */
export function evenAnswers(rate: number): Answer {
  const share = Math.min(100, Math.max(0, Number.isNaN(rate) ? 100 : rate)) / 100
  const offers = { M: 0, F: 0 }
  return ({ group: { gender } }) => {
    offers[gender] += 1
    return Math.floor(offers[gender] * share + 1e-9) > Math.floor((offers[gender] - 1) * share + 1e-9)
  }
}

/** Offers places down a list, each person once. Every offer is noted; returns the places nobody is left to take. */
export function offerDown(
  candidates: readonly Finisher[],
  places: number,
  place: Offer['place'],
  answer: Answer,
  offers: Offer[],
): number {
  let left = places
  for (const finisher of candidates) {
    if (left <= 0) return 0
    const isAccepted = answer(finisher)
    offers.push({ finisher, place, isAccepted })
    if (isAccepted) left -= 1
  }
  return left
}

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
  groups: readonly AgeGroup[],
  pools: Pools,
  answer: Answer,
): Ceremony {
  const offers: Offer[] = []
  const returned = { M: 0, F: 0 }
  for (const group of groups) {
    const candidates = finishers.filter((finisher) => finisher.group.key === group.key)
    returned[group.gender] += offerDown(candidates.slice(0, 3), 1, 'auto', answer, offers)
  }
  const asked = new Set(offers.map(({ finisher }) => finisher.line))
  const free = finishers.filter(({ line }) => !asked.has(line))
  if ('shared' in pools) {
    const places = pools.shared + returned.M + returned.F
    return { offers, unclaimed: offerDown(free, places, 'pool', answer, offers) }
  }
  const unclaimedOf = (gender: Gender) => {
    const candidates = free.filter(({ group }) => group.gender === gender)
    return offerDown(candidates, pools[gender] + returned[gender], 'pool', answer, offers)
  }
  return { unclaimed: unclaimedOf('M') + unclaimedOf('F'), offers }
}

/** Whether men and women stand in one list under these rules. */
export function hasOneList(table: FactorTableKey): boolean {
  return table === '2025-07'
}
