import { FULL_TURN, gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { highlight, type Drawing } from './drawing.ts'

/** A day of a training camp: morning and afternoon, as high as the load (0 to 1). */
export function dayProfile(day: number, load: number): Drawing {
  const morning = 0.25 + (day % 3) * 0.05
  const afternoon = 0.6 + (day % 2) * 0.1
  const lines = lineBundle({ width: 220, count: 3, step: 6, from: 0, to: 220 }, (_depth, along, index) => {
    const effort = 26 * gaussian(along, morning, 0.09) + 22 * gaussian(along, afternoon, 0.11)
    const road = 1.5 * Math.sin(FULL_TURN * (along * 5 + day))
    return 28 + index * 6 - load * effort - road
  })
  return { viewBox: '0 0 220 40', preserveAspectRatio: 'xMidYMid meet', ...highlight(lines, 0) }
}
