import { isPerformance, isPositive, type Performance } from './performance.ts'

/**
 * Seconds on another distance (m) by Cameron's model (1998), meant for 400 m to 50 miles:
 * t2 = (t1/d1)·f(d1)/f(d2)·d2. Undefined when a figure is not positive, or beyond what the model can say.
 */
export function cameronTime(race: Performance, distanceMetres: number): number | undefined {
  if (!isPerformance(race) || !isPositive(distanceMetres)) return undefined
  const [from, to] = [speedFactor(race.distanceMetres), speedFactor(distanceMetres)]
  if (!isPositive(from) || !isPositive(to)) return undefined
  const time = ((race.timeSeconds / race.distanceMetres) * from * distanceMetres) / to
  return isPositive(time) ? time : undefined
}

/** Relative speed over a distance (m): falls below zero around 440 km, where the model ends. */
function speedFactor(metres: number): number {
  return 13.49681 - 0.000030363 * metres + 835.7114 * metres ** -0.7905
}
