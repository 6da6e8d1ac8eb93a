import { pathNumber, pathPair } from '#app/ui/art/geometry/path-number.ts'

export const LOAD_WIDTH = 1312
export const LOAD_HEIGHT = 300
const TOP_MARGIN = 32

/**
 * The load of a season as one line above the floor (y = 0, upwards negative), so that scaling it vertically
 * gives any share of the load. Weeks are percents of the hardest one; from week to week the curve is a
 * smooth step (3t² − 2t³), which is exactly a cubic with its handles at thirds.
 */
export function loadCurve(weeks: readonly number[]): string {
  const step = LOAD_WIDTH / Math.max(1, weeks.length - 1)
  const heights = weeks.map((week) => -((LOAD_HEIGHT - TOP_MARGIN) * week) / 100)
  const [first = 0, ...others] = heights
  return others.reduce(
    (path, height, index) => {
      const before = heights[index] ?? 0
      const handles = `${pathPair(step / 3, 0)} ${pathPair((step * 2) / 3, height - before)}`
      return `${path}c${handles} ${pathPair(step, height - before)}`
    },
    `M0 ${pathNumber(first)}`,
  )
}
