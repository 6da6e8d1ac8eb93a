import { FULL_TURN, gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { waves } from '../geometry/waves.ts'

export function volcano(scene: Scene): string {
  const { width, height, seed } = scene
  const horizon = height * 0.6
  const slopes = lineBundle({ width, count: 22, step: stepAcross(width, 10) }, (depth, along) => {
    const cone = Math.max(0, 1 - Math.abs(along - 0.6) / (0.44 + depth * 0.3)) ** 1.35
    const crater = 0.16 * gaussian(along, 0.6, 0.06) * (1 - depth)
    const neighbour = 0.34 * Math.max(0, 1 - Math.abs(along - 0.14) / 0.3) ** 1.4
    const stones = 2 * Math.sin(FULL_TURN * (along * 6 + depth * 2)) * (1 - depth)
    return horizon - height * 0.34 * (1 - depth) ** 1.15 * (cone - crater + neighbour) - stones
  })
  const surface = { width, height: height * 0.42, top: horizon + 6, count: 20, step: stepAcross(width, 12) }
  const swell = { cycles: 2.6, amplitude: 7, perspective: 1.5, phase: (seed - 3) * 0.13 }
  const water = waves({ ...surface, ...swell })
  return (
    star(width * 0.27, height * 0.22, Math.min(width, height) * 0.115) +
    ground(slopes[0] ?? '', height) +
    bundle(slopes, 9) +
    sea(scene, horizon) +
    bundle(water)
  )
}

export function island(scene: Scene): string {
  const { width, height, seed } = scene
  const horizon = height * 0.4
  const coast = lineBundle({ width, count: 12, step: stepAcross(width, 8) }, (depth, along) => {
    const spread = 1 + 0.5 * depth
    const hills =
      0.9 * gaussian(along, 0.62, 0.13 * spread) +
      0.7 * gaussian(along, 0.44, 0.09 * spread) +
      0.35 * gaussian(along, 0.8, 0.07 * spread)
    const trees = 0.03 * Math.sin(FULL_TURN * (along * 14 + depth))
    return horizon - 4 - height * 0.17 * (1 - depth) ** 1.1 * (hills + trees)
  })
  const wake = { along: 0.5, alongSpread: 0.24, depth: 0.45, depthSpread: 0.3, strength: 2.2, drift: 0.4 }
  const surface = { width, height: height * 0.64, top: horizon + 5, count: 24, step: stepAcross(width, 10) }
  const swell = { cycles: 2.2, amplitude: 12, perspective: 1.55, phase: (seed - 6) * 0.13 }
  const water = waves({ ...surface, ...swell, wake })
  return (
    star(width * 0.24, height * 0.17, Math.min(width, height) * 0.085) +
    ground(coast[0] ?? '', height) +
    bundle(coast) +
    sea(scene, horizon) +
    bundle(water, 12)
  )
}

export function openWater({ width, height, seed }: Scene): string {
  const wake = { along: 0.5, alongSpread: 0.22, depth: 0.5, depthSpread: 0.3, strength: 2.6, drift: 0.4 }
  const swell = { cycles: 2, amplitude: 14, phase: seed * 0.2, wake }
  return bundle(waves({ width, height, count: 26, ...swell }), 12)
}

export type Scene = { width: number; height: number; seed: number }

export function star(x: number, y: number, radius: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" class="star"/>`
}

export function ground(crest: string, height: number): string {
  return `<path d="${crest}V${tenth(height + 40)}H-20Z" class="ground"/>`
}

export function sea({ width, height }: Scene, horizon: number): string {
  return `<rect y="${tenth(horizon)}" width="${width}" height="${tenth(height - horizon)}" class="sea"/>`
}

export function bundle(paths: readonly string[], yours?: number): string {
  const others = paths.filter((_, index) => index !== yours).join('')
  const highlighted = yours === undefined ? undefined : paths[yours]
  return `<path d="${others}" class="line"/>${highlighted ? `<path d="${highlighted}" class="line you"/>` : ''}`
}

export function stepAcross(width: number, step: number): number {
  return step * Math.max(1, width / 720)
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
