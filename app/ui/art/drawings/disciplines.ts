import { lanes } from '../geometry/line-bundle.ts'
import { relief } from '../geometry/relief.ts'
import { transition } from '../geometry/transition.ts'
import { waves } from '../geometry/waves.ts'
import { highlightUsual, type Bundle } from './drawing.ts'

interface Picture {
  width: number
  height: number
  count: number
}

export function swimPicture({ width, height, count, seed }: Picture & { seed: number }): Bundle {
  return highlightUsual(
    waves({
      width,
      height: height * 1.08,
      top: height * -0.02,
      count,
      cycles: 2.2 + (seed % 5) * 0.25,
      amplitude: height * 0.026,
      perspective: 1.25,
      phase: seed * 0.13,
      wake: { along: 0.62, alongSpread: 0.2, depth: 0.55, depthSpread: 0.3, strength: 2.4, drift: 0.25 },
    }),
  )
}

export function bikePicture({ width, height, count, seed }: Picture & { seed: number }): Bundle {
  return highlightUsual(
    relief({
      centreX: width * 0.66,
      centreY: height * 0.46,
      innerRadius: height * 0.02,
      gap: height * 0.058,
      count,
      seed: seed + 11,
      roughness: 0.3,
      twist: 0.05,
      stretchX: 1.25,
      stretchY: 0.95,
      rotation: -0.3,
    }),
  )
}

export function runPicture({ width, height, count }: Picture): Bundle {
  return highlightUsual(
    lanes({
      centreX: width * 0.1,
      centreY: height * 0.98,
      innerRadius: height * 0.16,
      gap: height * 0.058,
      count,
      straight: width * 0.9,
    }),
  )
}

export function triPicture({ width, height, count }: Picture): Bundle {
  return highlightUsual(
    transition({
      width,
      count,
      baseline: height * 0.66,
      gap: height * 0.028,
      laneGap: height * 0.028,
      bendX: width * 0.74,
      bendRadius: height * 0.1,
      climb: height * 0.4,
      swell: height * 0.014,
      cycles: 4,
      step: 8,
      exitY: -20,
    }),
  )
}
