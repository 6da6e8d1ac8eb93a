import type { TriathlonPaces } from './race.ts'

/**
 * Rounded bests of specialists of one sport alone: 1500 m in a long pool (14:30, 2024), one hour on a track (56.8 km/h,
 * 2022), 10 km on the road (26:24, 2020). Whoever is faster in the middle of a triathlon has mistyped.
 */
const SWIM_PACE = 58
const BIKE_SPEED = 57
const RUN_PACE = 158

/** The legs whose figure is faster than the best specialists' ones. */
export function beyondWorldBests({
  swimPace,
  bikeSpeed,
  runPace,
}: Partial<TriathlonPaces>): ('swim' | 'bike' | 'run')[] {
  const isBeyond = {
    swim: swimPace !== undefined && swimPace < SWIM_PACE,
    bike: bikeSpeed !== undefined && bikeSpeed > BIKE_SPEED,
    run: runPace !== undefined && runPace < RUN_PACE,
  }
  return (['swim', 'bike', 'run'] as const).filter((leg) => isBeyond[leg])
}
