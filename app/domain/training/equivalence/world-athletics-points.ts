import { isPerformance, type Performance } from './race-models.ts'
import scoredEvents from './scored-events.json' with { type: 'json' }

export type Surface = 'track' | 'road' | 'steeple'

/** An event of the scoring tables of 2025: points ≈ a·t² + b·t + c, t in seconds (iaaf-scoring-tables, MIT; not checked officially). */
type ScoredEvent = [surface: Surface, metres: number, a: number, b: number, c: number]

const distanceTolerance = 0.0005
const mostPoints = 1400

/** World Athletics points (2025, fitted: within two), rounded down. Undefined for an unscored distance and outside 0–1400. */
export function worldAthleticsPoints(
  race: Performance,
  sex: 'f' | 'h',
  surface: Surface = 'road',
): number | undefined {
  if (!isPerformance(race)) return undefined
  const event = (scoredEvents[sex] as ScoredEvent[]).find(
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
