import { clamp } from '../geometry/easing.ts'
import { pathNumber, pathPair } from '../geometry/path-number.ts'

export interface EffortStep {
  minutes: number
  /** From 0 (standing) to 1 (as fast as you can). */
  effort: number
}

export const EFFORT_WIDTH = 680
const widest = 10
const closest = 2.2
const standing = 0.2
const longestTurn = 9

export function effortGap(effort: number): number {
  return widest * (closest / widest) ** clamp((effort - standing) / (1 - standing))
}

/**
 * The first line below yours in a session: width = minutes, distance from yours (at 0) = pace. The nth is the same
 * line n times as far, so that one path draws the whole bundle.
 */
export function effortLine(steps: readonly EffortStep[]): string {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  let end = 0
  let path = ''
  for (const [index, { minutes, effort }] of steps.entries()) {
    const next = steps[index + 1]
    const width = (minutes / total) * EFFORT_WIDTH
    const y = effortGap(effort)
    end += width
    if (path === '') path = `M0 ${pathNumber(y)}`
    if (!next || next.effort === effort) {
      path += `H${pathNumber(end)}`
      continue
    }
    const turn = Math.min(longestTurn, width / 2, (next.minutes / total) * EFFORT_WIDTH * 0.5)
    const below = effortGap(next.effort)
    path += `H${pathNumber(end - turn)}C${pathPair(end, y)} ${pathPair(end, below)} ${pathPair(end + turn, below)}`
  }
  return path
}
