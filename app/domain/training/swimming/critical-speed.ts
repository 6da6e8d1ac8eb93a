import { isMeasure, measureOrNothing } from './measure.ts'
import { paceOf } from './pace.ts'

/** A maximal effort: metres and seconds. */
export type SwimTest = { distance: number; time: number }

/**
 * What is suspicious about two tests: `longer-is-faster`, the longer one at the quicker pace, which two maximal efforts
 * cannot be; `not-maximal`, the longer one so much slower that one of them was not maximal; `duration`, an effort
 * outside the 2 to 20 min the model is for.
 */
type CriticalSpeedWarning = 'longer-is-faster' | 'not-maximal' | 'duration'

/** Why two tests give no critical speed. */
export type CriticalSpeedRefusal = 'not-a-test' | 'same-distance' | 'longer-not-slower'

/** CSS as a pace (s per 100 m) and a speed (m/s), and the reserve D′ (m), below zero when the tests are impossible. */
export type CriticalSpeed =
  | { ok: true; pace: number; speed: number; reserve: number; warnings: CriticalSpeedWarning[] }
  | { ok: false; reason: CriticalSpeedRefusal }

/**
 * Critical swim speed of two tests, in any order: CSS = (D2 − D1)/(t2 − t1); for 400 and 200 m the pace is
 * (t400 − t200)/2 (Wakayoshi 1992, Ginn 1993). Close to the pace one holds for 1 500 m.
 */
export function criticalSpeed(one: SwimTest, other: SwimTest): CriticalSpeed {
  const [short, long] = one.distance <= other.distance ? [one, other] : [other, one]
  if (!isTest(short) || !isTest(long)) return { ok: false, reason: 'not-a-test' }
  if (long.distance === short.distance) return { ok: false, reason: 'same-distance' }
  if (long.time <= short.time) return { ok: false, reason: 'longer-not-slower' }
  const speed = measureOrNothing((long.distance - short.distance) / (long.time - short.time))
  const pace = paceOf(long.distance - short.distance, long.time - short.time)
  const reserve = short.distance - (speed ?? 0) * short.time
  if (speed === undefined || pace === undefined || !Number.isFinite(reserve)) {
    return { ok: false, reason: 'not-a-test' }
  }
  return { ok: true, pace, speed, reserve, warnings: warningsOf(short, long) }
}

function isTest({ distance, time }: SwimTest): boolean {
  return isMeasure(distance) && isMeasure(time)
}

/** 2.35 times the time for twice the distance, carried over to other ratios of distances as a power. */
const NOT_MAXIMAL_EXPONENT = Math.log(2.35) / Math.log(2)

function warningsOf(short: SwimTest, long: SwimTest): CriticalSpeedWarning[] {
  const warnings: CriticalSpeedWarning[] = []
  const slower = long.time / short.time
  const longer = long.distance / short.distance
  if (slower < longer * (1 - 1e-12)) warnings.push('longer-is-faster')
  if (slower > longer ** NOT_MAXIMAL_EXPONENT * (1 + 1e-12)) warnings.push('not-maximal')
  if (short.time < 120 || long.time > 1200) warnings.push('duration')
  return warnings
}
