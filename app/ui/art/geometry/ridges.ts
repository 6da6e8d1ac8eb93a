import { FULL_TURN, gaussian } from './easing.ts'
import { lineBundle } from './line-bundle.ts'
import { seededRandom } from './seeded-random.ts'

interface RidgeOptions {
  width: number
  height: number
  top: number
  summit: number
  seed: number
  count?: number
  summits?: number
  flattening?: number
  perspective?: number
  step?: number
}

interface Summit {
  along: number
  spread: number
  height: number
}

const PARALLAX = 0.06

/** Ridges of the posters. y = top + H·v^γ − P·(1 − v)^p · max aⱼ·Gⱼ(u), summits j drawn from the seed. */
export function ridges(options: RidgeOptions): string[] {
  const { width, height, top, summit, count = 16, flattening = 1.1, perspective = 1, step = 14 } = options
  const summits = drawSummits(options)
  return lineBundle({ width, count, step, to: width + 20 + step }, (depth, along) => {
    const crest = crestAt(summits, depth, along) + stones(depth, along)
    return top + height * depth ** perspective - summit * (1 - depth) ** flattening * crest
  })
}

function drawSummits({ seed, summits = 5 }: RidgeOptions): Summit[] {
  const random = seededRandom(seed)
  return Array.from({ length: summits }, (_, index) => ({
    along: (index + 0.2 + random() * 0.6) / summits,
    spread: 0.07 + random() * 0.12,
    height: 0.35 + random() * 0.65,
  }))
}

function crestAt(summits: Summit[], depth: number, along: number): number {
  let crest = 0
  for (const { along: centre, spread, height } of summits) {
    const seenFrom = along + PARALLAX * depth * (centre - 0.5) * 4
    const slope = height * gaussian(seenFrom, centre, spread * (1 + 0.6 * depth))
    const shoulder = 0.06 * height * gaussian(along, centre + 0.03, spread * 2)
    crest = Math.max(crest, slope) + shoulder
  }
  return crest
}

function stones(depth: number, along: number): number {
  const coarse = 0.035 * Math.sin(FULL_TURN * (along * 9 + depth * 2))
  const fine = 0.02 * Math.sin(FULL_TURN * (along * 17 - depth * 3))
  return (coarse + fine) * (1 - depth)
}
