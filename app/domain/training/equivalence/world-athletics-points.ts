import { isPerformance, type Performance } from './performance.ts'
import { scoredEvents, type Surface } from './scored-events.ts'

const distanceTolerance = 0.0005
const mostPoints = 1400

/**
 * World Athletics points (2025 tables, fitted: a point or two from the official ones) of a race, the lower whole number.
 * Undefined for a distance that is not scored on that surface (within 0.05 %), and outside 0–1400 points.
 */
export function worldAthleticsPoints(
  race: Performance,
  sex: 'f' | 'h',
  surface: Surface = 'road',
): number | undefined {
  if (!isPerformance(race)) return undefined
  const event = scoredEvents[sex].find(
    ([where, metres]) => where === surface && Math.abs(race.distanceMetres / metres - 1) <= distanceTolerance,
  )
  if (!event) return undefined
  const [, , a, b, c] = event
  const time = race.timeSeconds
  // Beyond its lowest point the parabola would climb again and reward the slow.
  if (time > -b / (2 * a)) return undefined
  const points = Math.floor(a * time * time + b * time + c)
  return points >= 0 && points <= mostPoints ? points : undefined
}
