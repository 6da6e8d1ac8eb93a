import { FULL_TURN, blend, gaussian, smoothStep } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { highlight, type Drawing } from './drawing.ts'

const WIDTH = 300
const FADE = 0.03

/** A triathlon format at a glance: the width of each discipline is its share of the time. */
export function formatProfile(swimShare: number, bikeShare: number): Drawing {
  const runStart = swimShare + bikeShare
  const frame = { width: WIDTH, count: 7, step: 3, from: 0, to: WIDTH }
  const lines = lineBundle(frame, (depth, along) => {
    const swimming = 1 - smoothStep(swimShare - FADE, swimShare + FADE, along)
    const riding = (1 - swimming) * (1 - smoothStep(runStart - FADE, runStart + FADE, along))
    const wave = 2.6 * Math.sin(FULL_TURN * ((along * WIDTH) / 15 + depth * 0.7))
    const firstClimb = gaussian(along, blend(swimShare, runStart, 0.4), bikeShare * 0.13)
    const secondClimb = 0.65 * gaussian(along, blend(swimShare, runStart, 0.68), bikeShare * 0.1)
    const climb = 20 * (1 - depth * 0.75) * (firstClimb + secondClimb)
    return 24 + depth * 34 + swimming * wave - riding * climb
  })
  return {
    viewBox: `0 0 ${WIDTH} 64`,
    preserveAspectRatio: 'none',
    ...highlight(lines, 3),
    constantStroke: true,
  }
}
