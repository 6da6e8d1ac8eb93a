import type { SwimTest } from './critical-speed.ts'
import { isMeasure } from './measure.ts'
import { paceOf } from './pace.ts'

/** Distances of races foretold, metres. */
const PREDICTED_DISTANCES = [750, 1500, 1900, 3800, 5000, 10000] as const

/** Riegel's exponent for swimming, about 1.03 in his paper of 1981, and the interval shown with it. */
const SWIM_EXPONENT = { usual: 1.03, enduring: 1.02, tiring: 1.06 } as const

/** A foretold swim: m, s, s per 100 m, and the interval of times (s) of exponents from 1.02 to 1.06. */
export type SwimPrediction = { distance: number; time: number; pace: number; from: number; to: number }

/** A critical pace (s per 100 m) as a swim: what one holds for about 1 500 m. Undefined for no pace. */
export function swimOfCriticalPace(pace: number): SwimTest | undefined {
  return isMeasure(pace) && Number.isFinite(pace * 15) ? { distance: 1500, time: pace * 15 } : undefined
}

/**
 * Time of another distance (m) after Riegel: t2 = t1·(d2/d1)^1.03. An order of magnitude: currents, swell, wetsuit and
 * steering move open-water times. Undefined for no measures.
 */
export function predictSwim(reference: SwimTest, distance: number): SwimPrediction | undefined {
  const usual = riegel(reference, distance, SWIM_EXPONENT.usual)
  const ends = [SWIM_EXPONENT.enduring, SWIM_EXPONENT.tiring].map((exponent) =>
    riegel(reference, distance, exponent),
  )
  const from = Math.min(...ends)
  const to = Math.max(...ends)
  const pace = paceOf(distance, usual)
  if (pace === undefined || !isMeasure(from) || !isMeasure(to)) return undefined
  return { distance, time: usual, pace, from, to }
}

function riegel({ distance, time }: SwimTest, other: number, exponent: number): number {
  return time * (other / distance) ** exponent
}

/** Predictions for the usual race distances. Empty for no measures. */
export function swimPredictions(reference: SwimTest): SwimPrediction[] {
  return PREDICTED_DISTANCES.flatMap((distance) => predictSwim(reference, distance) ?? [])
}
