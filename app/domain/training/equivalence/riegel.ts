import { isPerformance, isPositive, type Performance } from './performance.ts'

/** Riegel's exponent for runners, and the range within which most runners' own lies. */
export const usualExponent = 1.06
export const exponentRange = { least: 1.04, most: 1.15 }

/**
 * Seconds on another distance (m) by Riegel, t2 = t1·(d2/d1)^exponent (American Scientist 69, 1981): valid for efforts
 * of 3.5 to 230 min. Undefined when a figure is not positive and finite.
 */
export function riegelTime(
  race: Performance,
  distanceMetres: number,
  exponent: number = usualExponent,
): number | undefined {
  if (!isPerformance(race) || !isPositive(distanceMetres) || !isPositive(exponent)) return undefined
  const time = race.timeSeconds * (distanceMetres / race.distanceMetres) ** exponent
  return isPositive(time) ? time : undefined
}

/**
 * A runner's own exponent from two races, b = ln(t2/t1)/ln(d2/d1).
 * Undefined for twice the same distance, or when the longer race took less time.
 */
export function personalExponent(one: Performance, other: Performance): number | undefined {
  if (!isPerformance(one) || !isPerformance(other)) return undefined
  const exponent =
    Math.log(other.timeSeconds / one.timeSeconds) / Math.log(other.distanceMetres / one.distanceMetres)
  return isPositive(exponent) ? exponent : undefined
}
