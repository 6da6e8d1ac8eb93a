import { isMeasure } from '../measures.ts'
import { paceOf } from './swim.ts'

/** A maximal effort: metres and seconds. */
export type SwimTest = { distance: number; time: number }

type CriticalSpeedWarning = 'not-maximal' | 'duration'

/** CSS as a pace (s per 100 m). */
export type CriticalSpeed =
  | { ok: true; pace: number; warnings: CriticalSpeedWarning[] }
  | { ok: false; reason: 'not-a-test' | 'same-distance' | 'longer-not-slower' | 'longer-is-faster' }

/**
 * Critical swim speed of two tests in any order: CSS = (D2 − D1)/(t2 − t1) (Wakayoshi 1992, Ginn 1993). Refused where the
 * longer one was swum faster: not both can have been maximal, and the speed would be one nobody holds.
 */
export function criticalSpeed(one: SwimTest, other: SwimTest): CriticalSpeed {
  const [short, long] = one.distance <= other.distance ? [one, other] : [other, one]
  if (!isTest(short) || !isTest(long)) return { ok: false, reason: 'not-a-test' }
  if (long.distance === short.distance) return { ok: false, reason: 'same-distance' }
  if (long.time <= short.time) return { ok: false, reason: 'longer-not-slower' }
  const slower = long.time / short.time
  const longer = long.distance / short.distance
  if (slower < longer * (1 - 1e-12)) return { ok: false, reason: 'longer-is-faster' }
  const pace = paceOf(long.distance - short.distance, long.time - short.time)
  if (pace === undefined) return { ok: false, reason: 'not-a-test' }
  const warnings: CriticalSpeedWarning[] = []
  if (slower > longer ** NOT_MAXIMAL_EXPONENT * (1 + 1e-12)) warnings.push('not-maximal')
  if (short.time < 120 || long.time > 1200) warnings.push('duration')
  return { ok: true, pace, warnings }
}

function isTest({ distance, time }: SwimTest): boolean {
  return isMeasure(distance) && isMeasure(time)
}

const NOT_MAXIMAL_EXPONENT = Math.log(2.35) / Math.log(2)

/** Distances of races foretold, metres. */
const PREDICTED_DISTANCES = [750, 1500, 1900, 3800, 5000, 10000] as const

/** Riegel's exponent for swimming, about 1.03 in his paper of 1981, and the interval shown with it. */
const SWIM_EXPONENTS = [1.03, 1.02, 1.06] as const

/** A foretold swim: m, s, s per 100 m, and the interval of times (s) of exponents from 1.02 to 1.06. */
export type SwimPrediction = { distance: number; time: number; pace: number; from: number; to: number }

/** A critical pace (s per 100 m) as a swim: what one holds for about 1 500 m. Undefined for no pace. */
export function swimOfCriticalPace(pace: number): SwimTest | undefined {
  return isMeasure(pace) && Number.isFinite(pace * 15) ? { distance: 1500, time: pace * 15 } : undefined
}

/** Time (s) of another distance (m) after Riegel, t2 = t1·(d2/d1)^1.03: an order of magnitude. Undefined for no measures. */
export function predictSwim(reference: SwimTest, distance: number): SwimPrediction | undefined {
  const [time = 0, ...ends] = SWIM_EXPONENTS.map(
    (exponent) => reference.time * (distance / reference.distance) ** exponent,
  )
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const pace = paceOf(distance, time)
  return pace !== undefined && isMeasure(from) && isMeasure(to)
    ? { distance, time, pace, from, to }
    : undefined
}

/** Predictions for the usual race distances. Empty for no measures. */
export function swimPredictions(reference: SwimTest): SwimPrediction[] {
  return PREDICTED_DISTANCES.flatMap((distance) => predictSwim(reference, distance) ?? [])
}

/** Seconds per 100 m added to CSS, from the quicker to the slower end. */
const SWIM_TARGETS = [
  { key: 'vo2', from: -5, to: -5 },
  { key: 'css', from: 0, to: 0 },
  { key: 'endurance', from: 2, to: 2 },
  { key: 'seuil', from: 2, to: 4 },
  { key: 'aisance', from: 5, to: 5 },
  { key: 'eau-libre', from: 3, to: 8 },
] as const

export type SwimTarget = { key: (typeof SWIM_TARGETS)[number]['key']; from: number; to: number }

/** Training paces (s per 100 m) around a critical pace, coaches' rules of thumb; targets not above zero are left out. */
export function swimTargets(criticalPace: number): SwimTarget[] {
  if (!isMeasure(criticalPace)) return []
  return SWIM_TARGETS.map(({ key, from, to }) => ({
    key,
    from: criticalPace + from,
    to: criticalPace + to,
  })).filter(({ from }) => from > 0)
}
