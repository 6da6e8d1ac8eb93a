import { FULL_TURN, gaussian } from './easing.ts'
import { lineBundle } from './line-bundle.ts'
import { seededRandom } from './seeded-random.ts'
import { closedSmoothCurve, type Point } from './smooth-curve.ts'

interface ReliefOptions {
  centreX: number
  centreY: number
  seed: number
  innerRadius?: number
  gap?: number
  count?: number
  /** Depth of the folds: 0 draws circles. */
  roughness?: number
  twist?: number
  stretchX?: number
  stretchY?: number
  rotation?: number
  points?: number
}

/**
 * Cycling: contour lines. rᵢ(θ) = r₀ + i·d·(1 + Σₖ₌₁..₅ aₖ·sin(kθ + φₖ + i·τₖ·k)),
 * aₖ proportional to roughness / k^0.9, drawn from the seed.
 */
export function relief(options: ReliefOptions): string[] {
  const { count = 16, points = 72 } = options
  const harmonics = drawHarmonics(options)
  return Array.from({ length: count }, (_, line) =>
    closedSmoothCurve(
      Array.from({ length: points }, (_unused, index) =>
        contourPoint(options, harmonics, line, (index / points) * FULL_TURN),
      ),
    ),
  )
}

function drawHarmonics({ seed, roughness = 0.2, twist = 0.05 }: ReliefOptions) {
  const random = seededRandom(seed)
  return [1, 2, 3, 4, 5].map((order) => ({
    order,
    amplitude: ((random() * 0.6 + 0.4) * roughness) / order ** 0.9,
    phase: random() * FULL_TURN,
    turn: (random() - 0.5) * twist * 2,
  }))
}

type Harmonics = ReturnType<typeof drawHarmonics>

function contourPoint(options: ReliefOptions, harmonics: Harmonics, line: number, angle: number): Point {
  const { centreX, centreY, innerRadius = 10, gap = 16, stretchX = 1, stretchY = 1, rotation = 0 } = options
  let fold = 1
  for (const { order, amplitude, phase, turn } of harmonics) {
    fold += amplitude * Math.sin(order * angle + phase + line * turn * order)
  }
  const radius = innerRadius + line * gap * fold
  const x = radius * Math.cos(angle) * stretchX
  const y = radius * Math.sin(angle) * stretchY
  return [
    centreX + x * Math.cos(rotation) - y * Math.sin(rotation),
    centreY + x * Math.sin(rotation) + y * Math.cos(rotation),
  ]
}

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

function drawSummits({ seed, summits = 5 }: RidgeOptions) {
  const random = seededRandom(seed)
  return Array.from({ length: summits }, (_, index) => ({
    along: (index + 0.2 + random() * 0.6) / summits,
    spread: 0.07 + random() * 0.12,
    height: 0.35 + random() * 0.65,
  }))
}

function crestAt(summits: ReturnType<typeof drawSummits>, depth: number, along: number): number {
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
