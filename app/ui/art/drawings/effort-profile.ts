import { pathPair } from '../geometry/path-number.ts'
import { highlight, type Drawing } from './drawing.ts'

export interface EffortStep {
  minutes: number
  /** From 0 (standing) to 1 (as fast as you can). */
  effort: number
}

export const EFFORT_WIDTH = 760
export const EFFORT_HEIGHT = 300
/** The axis; captions stand below. */
export const EFFORT_FLOOR = EFFORT_HEIGHT - 46
const FULL_EFFORT = 216

/** A session as a staircase: width = duration, height = effort, the same stairs fainter below. */
export function effortProfile(steps: readonly EffortStep[], count = 15): Drawing {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const lines = Array.from({ length: count }, (_, index) => stairs(steps, total, (index + 1) / count))
  const frame = { viewBox: `0 0 ${EFFORT_WIDTH} ${EFFORT_HEIGHT}`, preserveAspectRatio: 'xMidYMid meet' }
  return { ...frame, ...highlight(lines, count - 1) }
}

function stairs(steps: readonly EffortStep[], total: number, share: number): string {
  let x = 0
  let path = ''
  for (const { minutes, effort } of steps) {
    const y = EFFORT_FLOOR - effort * share * FULL_EFFORT
    const end = x + (minutes / total) * EFFORT_WIDTH
    path += `${path ? 'L' : 'M'}${pathPair(x, y)}L${pathPair(end, y)}`
    x = end
  }
  return path
}
