import { measureOrNothing, mileMetres } from '../measures.ts'
import { isPerformance, personalExponent, riegelTime, type Performance } from './race-models.ts'
import { shareOfPair } from './two-races.ts'

export const marathonMetres = 42_195

const exponent = 1.07
const milesCounted = 10

/**
 * Seconds of a marathon from a shorter race and the metres usually run in a week, Vickers and Vertosick 2016 (BMC Sports
 * Science, Medicine and Rehabilitation 8:26, additional file 1; 2 303 runners, from 5 km to the half): one race by its
 * speed at Riegel's 1.07, two by an exponent of their own. Two count as far as `shareOfPair` says, on the logarithm of the
 * time. Undefined for figures not positive, or no shorter race.
 */
export function vickersTime(
  race: Performance,
  weeklyMetres: number,
  other?: Performance,
): number | undefined {
  const tensOfMiles = weeklyMetres / mileMetres / milesCounted
  const alone = ofOneRace(race, tensOfMiles)
  const share = other ? shareOfPair(race, other) : 0
  const both = other && share > 0 ? ofTwoRaces(race, other, tensOfMiles) : undefined
  if (alone === undefined || both === undefined) return alone
  return alone ** (1 - share) * both ** share
}

function ofOneRace(race: Performance, tensOfMiles: number): number | undefined {
  if (!isPerformance(race) || race.distanceMetres >= marathonMetres || !(tensOfMiles >= 0)) return undefined
  const speed = marathonMetres / (riegelTime(race, marathonMetres, exponent) ?? Number.NaN)
  return measureOrNothing(marathonMetres / (0.16018617 + 0.83076202 * speed + 0.06423826 * tensOfMiles))
}

function ofTwoRaces(one: Performance, other: Performance, tensOfMiles: number): number | undefined {
  const between = personalExponent(one, other)
  if (between === undefined) return undefined
  const own = 1.4510756 - 0.23797948 * between - 0.01410023 * tensOfMiles
  return riegelTime(other.distanceMetres > one.distanceMetres ? other : one, marathonMetres, own)
}
