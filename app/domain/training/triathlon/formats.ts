import TRIATHLON_FORMATS from './formats.json' with { type: 'json' }
import type { TriathlonPaces } from './race.ts'

export type TriathlonFormatKey = keyof typeof TRIATHLON_FORMATS

export const TRIATHLON_LEGS = ['swim', 'bike', 'run'] as const

export type TriathlonLeg = (typeof TRIATHLON_LEGS)[number]

/** Distances of a race, metres. */
export type TriathlonDistances = Record<TriathlonLeg, number>

/**
 * Distances: sports rules of the French triathlon federation (2018) and, for `L-113`, the current half distance. XS is
 * really a range (250 to 500 m, 6.5 to 13 km, 1.7 to 3.5 km) and organisers may differ by 10 %. Habits, the transitions
 * (s) and how much slower one runs after the bike (%), are the middles of coaches' rules of thumb, not measures.
 */
export { TRIATHLON_FORMATS }

type HabitRange = { format: TriathlonFormatKey; from: number; to: number }

/** Usual ranges (%) of the slow-down on foot, of coaches' knowledge: M, half and full distance. */
export const SLOW_DOWN_RANGES: readonly HabitRange[] = [
  { format: 'M', from: 3, to: 6 },
  { format: 'L-113', from: 5, to: 10 },
  { format: 'XXL', from: 10, to: 18 },
]

export const TRANSITION_RANGES: readonly HabitRange[] = [
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
const best = { swim: 58, bike: 57, run: 158 }

/** The legs whose figure is faster than the best specialists' ones. */
export function beyondWorldBests({ swimPace, bikeSpeed, runPace }: Partial<TriathlonPaces>): TriathlonLeg[] {
  const isBeyond = {
    swim: swimPace !== undefined && swimPace < best.swim,
    bike: bikeSpeed !== undefined && bikeSpeed > best.bike,
    run: runPace !== undefined && runPace < best.run,
  }
  return TRIATHLON_LEGS.filter((leg) => isBeyond[leg])
}
