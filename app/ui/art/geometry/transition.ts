import { FULL_TURN, gaussian, smoothStep } from './easing.ts'
import { pathNumber, pathPair } from './path-number.ts'
import { smoothCurve, type Point } from './smooth-curve.ts'

type Climb = { along: number; spread: number; height: number }

export interface TransitionOptions {
  width: number
  count: number
  baseline: number
  gap: number
  laneGap: number
  bendX: number
  bendRadius: number
  climb: number
  swell: number
  cycles: number
  climbs?: readonly Climb[]
  swimToBike?: readonly number[]
  bikeToRun?: readonly number[]
  step?: number
  exitY: number
}

const USUAL_CLIMBS: readonly Climb[] = [
  { along: 0.4, spread: 0.045, height: 0.55 },
  { along: 0.475, spread: 0.04, height: 1 },
  { along: 0.545, spread: 0.035, height: 0.72 },
  { along: 0.6, spread: 0.03, height: 0.4 },
]

/**
 * Triathlon. y = w_swim·waves + w_bike·ridges + w_run·lanes, w_swim = 1 − S(swimToBike),
 * w_run = S(bikeToRun), w_bike = (1 − w_swim)(1 − w_run); then the bend, upwards.
 */
export function transition(options: TransitionOptions): string[] {
  return Array.from({ length: options.count }, (_, index) => transitionLine(options, index))
}

/** One line of the bundle, so that a page can hold yours without computing the others. */
export function transitionLine(options: TransitionOptions, index: number): string {
  const { width, bendX, bendRadius, laneGap, step = 16, exitY } = options
  const points: Point[] = []
  for (let x = -40; x < bendX; x += step) points.push([x, heightAt(options, index, x / width)])
  points.push([bendX, laneHeight(options, index)])
  const radius = bendRadius + index * laneGap
  const bendY = laneHeight(options, 0) - bendRadius
  return `${smoothCurve(points)}A${pathPair(radius, radius)} 0 0 0 ${pathPair(bendX + radius, bendY)}V${pathNumber(exitY)}`
}

export function transitionExitX({ bendX, bendRadius, laneGap }: TransitionOptions, index: number): number {
  return bendX + bendRadius + index * laneGap
}

function heightAt(options: TransitionOptions, index: number, along: number): number {
  const [swimEnd = 0.24, bikeStart = 0.36] = options.swimToBike ?? []
  const [bikeEnd = 0.6, runStart = 0.72] = options.bikeToRun ?? []
  const swimming = 1 - smoothStep(swimEnd, bikeStart, along)
  const running = smoothStep(bikeEnd, runStart, along)
  const riding = (1 - swimming) * (1 - running)
  return (
    swimming * swimHeight(options, index, along) +
    riding * bikeHeight(options, index, along) +
    running * laneHeight(options, index)
  )
}

function swimHeight(
  { baseline, gap, count, swell, cycles }: TransitionOptions,
  index: number,
  along: number,
) {
  const depth = index / (count - 1)
  const spread = (count - 1) * gap * 1.02
  const main = Math.sin(FULL_TURN * (cycles * along + 1.25 * depth))
  const echo = Math.sin(FULL_TURN * (1.7 * cycles * along - 1.6 * depth + 0.2))
  return baseline - spread / 2 + spread * depth ** 1.18 + swell * (0.3 + depth * 0.9) * (main + 0.55 * echo)
}

function bikeHeight(options: TransitionOptions, index: number, along: number): number {
  const { baseline, gap, count, climb, climbs = USUAL_CLIMBS } = options
  const depth = index / (count - 1)
  let crest = 0
  for (const { along: top, spread, height } of climbs) {
    crest += height * gaussian(along + 0.012 * depth, top, spread * (1 + 0.9 * depth))
  }
  const road = 5 * Math.sin(FULL_TURN * (along * 13 + depth * 2.2)) * (1 - depth * 0.5)
  return baseline + (index - (count - 1) / 2) * gap * 0.92 - climb * (1 - depth) ** 1.25 * crest - road
}

function laneHeight({ baseline, laneGap, count }: TransitionOptions, index: number): number {
  return baseline + (index - (count - 1) / 2) * laneGap
}
