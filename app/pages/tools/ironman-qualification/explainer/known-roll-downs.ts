import { findRace } from '#app/domain/training/qualification/races.ts'

/** The rank in the graded list of the last place taken, 70.3 of autumn 2025; read in one source. */
const lastRanks = [
  { slug: 'ironman-70-3-augusta', name: 'Augusta', day: '28 septembre', women: 195, men: 116 },
  { slug: 'ironman-70-3-wisconsin', name: 'Wisconsin', day: '6 septembre', women: 120, men: 85 },
  { slug: 'ironman-70-3-kenting', name: 'Kenting', day: '2 novembre', women: 25, men: 54 },
] as const

/** A race with its places for each gender and how far its lists went. */
type KnownRollDown = { name: string; day: string; slotsEach: number; women: number; men: number }

export function knownRollDowns(): KnownRollDown[] {
  return lastRanks.map(({ slug, ...rollDown }) => ({
    ...rollDown,
    slotsEach: (findRace(slug)?.slots ?? 0) / 2,
  }))
}

/** The furthest rank drawn. */
export const furthestRank = Math.max(...lastRanks.flatMap(({ women, men }) => [women, men]))
