import type { Equivalent } from './equivalents.ts'
import type { Performance } from './performance.ts'

/** From the quickest to the slowest time (s) to expect. */
export type LikelyInterval = { quickest: number; slowest: number }

/** How far the exponents of most runners lie from the usual one, either way. */
const individualMargin = 0.015

/**
 * The times (s) to expect on a row: as wide as the models valid there disagree, and never narrower than what tells runners
 * apart, an exponent 0.015 off either way (models made from the same races agree more than runners do).
 * Undefined where no model is valid.
 */
export function likelyInterval(race: Performance, row: Equivalent): LikelyInterval | undefined {
  const { mean, quickest, slowest } = row
  if (mean === undefined || quickest === undefined || slowest === undefined) return undefined
  const margin = Math.abs(Math.log(row.distanceMetres / race.distanceMetres)) * individualMargin
  return {
    quickest: Math.min(quickest, mean * Math.exp(-margin)),
    slowest: Math.max(slowest, mean * Math.exp(margin)),
  }
}

/** Past this ratio of distances, either way, a prediction is a guess. */
const farthestRatio = 4.5

/** Whether a distance (m) lies too far from a race for its prediction to be relied on. */
export function isFarFrom(race: Performance, distanceMetres: number): boolean {
  const ratio = distanceMetres / race.distanceMetres
  return ratio > farthestRatio || ratio < 1 / farthestRatio
}
