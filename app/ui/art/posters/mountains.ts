import { FULL_TURN } from '../geometry/easing.ts'
import { lanes } from '../geometry/lanes.ts'
import { relief } from '../geometry/relief.ts'
import { ridges } from '../geometry/ridges.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import { waves } from '../geometry/waves.ts'
import { bundle, ground, sea, star, tenth, stepAcross, type Scene } from './scene.ts'

/** Ridges over a lake. */
export function lake(scene: Scene): string {
  const { width, height, seed } = scene
  const horizon = height * 0.54
  const crest = { height: height * 0.09, top: horizon - height * 0.09, summit: height * 0.34, summits: 4 }
  const mountains = ridges({ width, seed, count: 18, flattening: 1.05, step: stepAcross(width, 8), ...crest })
  const wake = { along: 0.45, alongSpread: 0.25, depth: 0.4, depthSpread: 0.35, strength: 1.6, drift: 0.3 }
  const swell = { cycles: 3.2, amplitude: 6, perspective: 1.45, step: stepAcross(width, 10), wake }
  const water = waves({ width, height: height * 0.46, top: horizon + 4, count: 24, ...swell })
  return (
    star(width * 0.7, height * 0.2, width * 0.1) +
    ground(mountains[0] ?? '', height) +
    bundle(mountains, 6) +
    sea(scene, horizon) +
    bundle(water, 13)
  )
}

/** Contour lines and a track at altitude. */
export function plateau({ width, height, seed }: Scene): string {
  const hill = { innerRadius: 6, gap: 17, count: 30, roughness: 0.3, twist: 0.03, rotation: 0.4 }
  const shape = { centreX: width * 0.62, centreY: height * 0.26, stretchX: 1.1, stretchY: 0.92 }
  const contours = relief({ ...hill, ...shape, seed: seed + 4 })
  const oval = { centreX: width * 0.38, centreY: height * 0.78, straight: width * 0.42 }
  const track = lanes({ ...oval, innerRadius: 34, gap: 13, count: 8 })
  const turn = `rotate(-14 ${tenth(width * 0.4)} ${tenth(height * 0.74)})`
  const field = `<path d="${track[7] ?? ''}" class="ground"/>`
  return `${bundle(contours)}<g transform="${turn}">${field}${bundle(track, 3)}</g>`
}

/** A road in hairpins up to a pass: the road is your line. */
export function pass({ width, height, seed }: Scene): string {
  const crest = { height: height * 0.62, top: height * 0.36, summit: height * 0.3, summits: 5 }
  const mountains = ridges({
    width,
    seed,
    count: 34,
    flattening: 0.9,
    perspective: 1.15,
    step: stepAcross(width, 8),
    ...crest,
  })
  const road = smoothCurve(hairpins(width, height))
  return (
    star(width * 0.3, height * 0.17, width * 0.09) +
    ground(mountains[0] ?? '', height) +
    bundle(mountains) +
    `<path d="${road}" class="road"/><path d="${road}" class="line you"/>`
  )
}

function hairpins(width: number, height: number): Point[] {
  return Array.from({ length: 84 }, (_, index) => {
    const climbed = index * 0.012
    const reach = width * 0.34 * (1 - climbed * 0.82)
    const x = width * (0.5 + 0.12 * climbed) + reach * Math.sin(FULL_TURN * 3.2 * climbed ** 0.82)
    return [x, height * (1.02 - climbed * 0.62)]
  })
}
