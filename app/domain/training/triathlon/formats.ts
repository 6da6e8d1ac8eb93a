import type { TriathlonPaces } from './race.ts'

export type TriathlonFormatKey = 'XS' | 'S' | 'M' | 'L' | 'L-113' | 'XL' | 'XXL'

/** Distances of a race, metres. */
export type TriathlonDistances = { swim: number; bike: number; run: number }

/** What is usual at a format: transitions (s) and how much slower one runs after the bike (%). */
type TriathlonHabits = { t1: number; t2: number; slowDown: number }

/**
 * Distances: sports rules of the French triathlon federation (2018) and, for `L-113`, the current half distance. XS is
 * really a range (250 to 500 m, 6.5 to 13 km, 1.7 to 3.5 km) and organisers may differ by 10 %. Habits are the middles
 * of coaches' rules of thumb, not measures.
 */
export const TRIATHLON_FORMATS: Record<
  TriathlonFormatKey,
  { distances: TriathlonDistances; habits: TriathlonHabits }
> = {
  XS: { distances: { swim: 400, bike: 10_000, run: 2500 }, habits: { t1: 90, t2: 60, slowDown: 2 } },
  S: { distances: { swim: 750, bike: 20_000, run: 5000 }, habits: { t1: 120, t2: 90, slowDown: 3 } },
  M: { distances: { swim: 1500, bike: 40_000, run: 10_000 }, habits: { t1: 150, t2: 120, slowDown: 4.5 } },
  L: { distances: { swim: 3000, bike: 80_000, run: 20_000 }, habits: { t1: 240, t2: 180, slowDown: 7.5 } },
  'L-113': {
    distances: { swim: 1900, bike: 90_000, run: 21_097.5 },
    habits: { t1: 240, t2: 180, slowDown: 7.5 },
  },
  XL: { distances: { swim: 4000, bike: 120_000, run: 30_000 }, habits: { t1: 300, t2: 240, slowDown: 10 } },
  XXL: { distances: { swim: 3800, bike: 180_000, run: 42_195 }, habits: { t1: 420, t2: 360, slowDown: 14 } },
}

/** Usual ranges (%) of the slow-down on foot, of coaches' knowledge: M, half and full distance. */
export const SLOW_DOWN_RANGES: readonly { format: TriathlonFormatKey; from: number; to: number }[] = [
  { format: 'M', from: 3, to: 6 },
  { format: 'L-113', from: 5, to: 10 },
  { format: 'XXL', from: 10, to: 18 },
]

export const TRANSITION_RANGES: readonly { format: TriathlonFormatKey; from: number; to: number }[] = [
  { format: 'S', from: 60, to: 180 },
  { format: 'M', from: 90, to: 240 },
  { format: 'L-113', from: 180, to: 360 },
  { format: 'XXL', from: 240, to: 600 },
]

/** Whether a text is the key of a format. */
export function isTriathlonFormat(text: string): text is TriathlonFormatKey {
  return Object.hasOwn(TRIATHLON_FORMATS, text)
}

/** Specialists of one sport, rounded: 1500 m long pool (2024), one hour on a track (2022), 10 km road (2020). */
const SWIM_PACE = 58
const BIKE_SPEED = 57
const RUN_PACE = 158

/** The legs whose figure is faster than the best specialists' ones. */
export function beyondWorldBests({
  swimPace,
  bikeSpeed,
  runPace,
}: Partial<TriathlonPaces>): ('swim' | 'bike' | 'run')[] {
  const isBeyond = {
    swim: swimPace !== undefined && swimPace < SWIM_PACE,
    bike: bikeSpeed !== undefined && bikeSpeed > BIKE_SPEED,
    run: runPace !== undefined && runPace < RUN_PACE,
  }
  return (['swim', 'bike', 'run'] as const).filter((leg) => isBeyond[leg])
}
