import { isMeasure, measureOrNothing } from '../measures.ts'

/** A race run: metres, seconds. */
export type Performance = { distanceMetres: number; timeSeconds: number }

/** Whether a race is one at all: both figures positive and finite. */
export function isPerformance({ distanceMetres, timeSeconds }: Performance): boolean {
  return isMeasure(distanceMetres) && isMeasure(timeSeconds)
}

/** Seconds on another distance (m), Cameron 1998 (400 m to 50 miles): t2 = (t1/d1)·f(d1)/f(d2)·d2. Undefined beyond the model. */
export function cameronTime(race: Performance, distanceMetres: number): number | undefined {
  if (!isPerformance(race) || !isMeasure(distanceMetres)) return undefined
  const [from, to] = [speedFactor(race.distanceMetres), speedFactor(distanceMetres)]
  if (!isMeasure(from) || !isMeasure(to)) return undefined
  const time = ((race.timeSeconds / race.distanceMetres) * from * distanceMetres) / to
  return measureOrNothing(time)
}

function speedFactor(metres: number): number {
  return 13.49681 - 0.000030363 * metres + 835.7114 * metres ** -0.7905
}

type Standard = { seconds: number; scale: number; shift: number }

/**
 * Seconds on another distance (m) that are worth the same Purdy points (1970s; records of then: about 950). A race of
 * fewer than 0 is foretold as one of 0, in proportion: below, the model gives long distances any time at all. Undefined
 * for figures not positive or beyond the model.
 */
export function purdyTime(race: Performance, distanceMetres: number): number | undefined {
  if (!isPerformance(race) || !isMeasure(distanceMetres)) return undefined
  const [here, there] = [standardFor(race.distanceMetres), standardFor(distanceMetres)]
  const points = Math.max(0, pointsOf(race.timeSeconds, here))
  const slower = race.timeSeconds / timeOf(points, here)
  return measureOrNothing(timeOf(points, there) * slower)
}

function pointsOf(seconds: number, standard: Standard): number {
  return standard.scale * (standard.seconds / seconds - standard.shift)
}

function timeOf(points: number, { seconds, scale, shift }: Standard): number {
  return (scale * seconds) / (points + scale * shift)
}

function standardFor(metres: number): Standard {
  const speed =
    -11.15895 * Math.exp(-0.03796158 * metres) +
    4.304605 * Math.exp(-0.001646772 * metres) +
    0.5234627 * Math.exp(-0.000410767 * metres) +
    4.03156 * Math.exp(-7.068099e-6 * metres) +
    2.316157 * Math.exp(-5.22099e-9 * metres)
  const scale = 85 / (0.0654 - 0.00258 * speed)
  return { seconds: metres / speed, scale, shift: 1 - 1035 / scale }
}

export const usualExponent = 1.06
export const exponentRange = { least: 1.04, most: 1.15 }

/** Seconds on another distance (m), Riegel 1981, 3.5–230 min: t2 = t1·(d2/d1)^exponent. Undefined for figures not positive. */
export function riegelTime(
  race: Performance,
  distanceMetres: number,
  exponent: number = usualExponent,
): number | undefined {
  if (!isPerformance(race) || !isMeasure(distanceMetres) || !isMeasure(exponent)) return undefined
  const time = race.timeSeconds * (distanceMetres / race.distanceMetres) ** exponent
  return measureOrNothing(time)
}

/** A runner's own exponent, ln(t2/t1)/ln(d2/d1). Undefined for one distance twice, or a longer race that took less time. */
export function personalExponent(one: Performance, other: Performance): number | undefined {
  if (!isPerformance(one) || !isPerformance(other)) return undefined
  const exponent =
    Math.log(other.timeSeconds / one.timeSeconds) / Math.log(other.distanceMetres / one.distanceMetres)
  return measureOrNothing(exponent)
}
