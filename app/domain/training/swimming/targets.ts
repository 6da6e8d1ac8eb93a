import { isMeasure } from './measure.ts'

/** Keys of the training paces around the critical swim speed. */
export type SwimTargetKey = 'vo2' | 'css' | 'endurance' | 'seuil' | 'aisance' | 'eau-libre'

/** Seconds per 100 m added to CSS, from the quicker to the slower end. */
const SWIM_TARGETS: readonly { key: SwimTargetKey; from: number; to: number }[] = [
  { key: 'vo2', from: -5, to: -5 },
  { key: 'css', from: 0, to: 0 },
  { key: 'endurance', from: 2, to: 2 },
  { key: 'seuil', from: 2, to: 4 },
  { key: 'aisance', from: 5, to: 5 },
  { key: 'eau-libre', from: 3, to: 8 },
]

/** A target pace: both ends in s per 100 m, the same for a single pace. */
export type SwimTarget = { key: SwimTargetKey; from: number; to: number }

/**
 * Training paces around a critical pace (s per 100 m). −5, +2 and +5 s are of common use; the bands of threshold sets
 * and open water are coaches' rules of thumb. Targets that would be at or below zero are left out.
 */
export function swimTargets(criticalPace: number): SwimTarget[] {
  if (!isMeasure(criticalPace)) return []
  return SWIM_TARGETS.map(({ key, from, to }) => ({
    key,
    from: criticalPace + from,
    to: criticalPace + to,
  })).filter(({ from }) => from > 0)
}
