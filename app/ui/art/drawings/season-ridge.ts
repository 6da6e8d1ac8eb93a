import { gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { highlight, type Drawing } from './drawing.ts'

export interface SeasonPeak {
  /** When in the season, from 0 (its first day) to 1 (its last). */
  at: number
  /** How much it counts, from 0 to 1. */
  weight: number
}

const width = 720
const height = 150
const count = 9
const yours = 3

/** A season as a ridge: each race is a peak, as high as it counts. */
export function seasonRidge(peaks: readonly SeasonPeak[]): Drawing {
  const lines = lineBundle({ width, count, step: 5, from: 0, to: width }, (depth, along) => {
    const peak = peaks.reduce(
      (most, { at, weight }) => Math.max(most, weight * gaussian(along, at, 0.021)),
      0,
    )
    return 64 + depth * 78 - 58 * (1 - depth) ** 0.85 * peak
  })
  return {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    ...highlight(lines, yours),
    constantStroke: true,
  }
}
