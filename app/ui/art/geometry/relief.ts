import { FULL_TURN } from './easing.ts'
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

interface Harmonic {
  order: number
  amplitude: number
  phase: number
  turn: number
}

function drawHarmonics({ seed, roughness = 0.2, twist = 0.05 }: ReliefOptions): Harmonic[] {
  const random = seededRandom(seed)
  return [1, 2, 3, 4, 5].map((order) => ({
    order,
    amplitude: ((random() * 0.6 + 0.4) * roughness) / order ** 0.9,
    phase: random() * FULL_TURN,
    turn: (random() - 0.5) * twist * 2,
  }))
}

function contourPoint(options: ReliefOptions, harmonics: Harmonic[], line: number, angle: number): Point {
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
