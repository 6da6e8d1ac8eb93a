import { paceOf } from './pace.ts'

/** The most rows a table of splits may have: 10 km in lengths of 25 m are 400. */
export const MOST_SPLITS = 2000

/** A passage: how far (m), when (s since the start), and the time of the part since the one before (s). */
export type SwimSplit = { distance: number; passage: number; part: number }

/**
 * Passages every `step` metres of a swim at an even pace, the last one at the exact distance and time. Each comes from
 * the exact pace, none from a sum. Undefined when something is not finite and positive or there are over 2 000 rows.
 */
export function swimSplits(distance: number, time: number, step: number): SwimSplit[] | undefined {
  const steps = distance / step
  if (paceOf(distance, time) === undefined || !(steps > 0 && steps <= MOST_SPLITS)) return undefined
  const count = Math.max(1, Math.ceil(steps - 1e-9))
  const reached = (row: number) => (row === count ? distance : row * step)
  return Array.from({ length: count }, (_, row) => ({
    distance: reached(row + 1),
    passage: (reached(row + 1) / distance) * time,
    part: ((reached(row + 1) - row * step) / distance) * time,
  }))
}
