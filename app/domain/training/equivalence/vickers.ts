import { measureOrNothing, mileMetres } from '../measures.ts'
import { isPerformance, personalExponent, riegelTime, type Performance } from './race-models.ts'

export const marathonMetres = 42_195

const exponent = 1.07
const milesCounted = 10

/**
 * Seconds of a marathon from a shorter race and the metres usually run in a week, Vickers and Vertosick 2016 (BMC Sports
 * Science, Medicine and Rehabilitation 8:26, additional file 1; 2 303 runners, from 5 km to the half): one race by its
 * speed at Riegel's 1.07, two by an exponent of their own. Undefined for figures not positive, or no shorter race.
 */
export function vickersTime(
  race: Performance,
  weeklyMetres: number,
  other?: Performance,
): number | undefined {
  const tensOfMiles = weeklyMetres / mileMetres / milesCounted
  const longer = other && other.distanceMetres > race.distanceMetres ? other : race
  if (!isPerformance(longer) || longer.distanceMetres >= marathonMetres || !(weeklyMetres >= 0))
    return undefined
  const between = other && personalExponent(race, other)
  if (between !== undefined) {
    const own = 1.4510756 - 0.23797948 * between - 0.01410023 * tensOfMiles
    return riegelTime(longer, marathonMetres, own)
  }
  const speed = marathonMetres / (riegelTime(race, marathonMetres, exponent) ?? Number.NaN)
  return measureOrNothing(marathonMetres / (0.16018617 + 0.83076202 * speed + 0.06423826 * tensOfMiles))
}
