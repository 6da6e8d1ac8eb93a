import type { TriathlonDistances } from './formats.ts'
import { bikeTime, paceAfterBike, runTime, swimTime } from './leg-times.ts'

/**
 * How one goes: swim pace (s per 100 m), bike speed (km/h, stops included), run pace without a bike before (s/km),
 * transitions (s, 0 allowed) and the slow-down on foot after the bike (%, 0 to 100).
 */
export type TriathlonPaces = {
  swimPace: number
  bikeSpeed: number
  runPace: number
  t1: number
  t2: number
  slowDown: number
}

/** The five parts of a race and their sum, seconds, and the pace really run (s/km). */
type TriathlonTimes = {
  swim: number
  t1: number
  bike: number
  t2: number
  run: number
  total: number
  runPaceAfterBike: number
}

/**
 * Total = swim·p/100 + bike/v + run·p·(1 + slow-down) + T1 + T2, exactly. Undefined when a distance, pace or speed is
 * not finite and positive, a transition is negative or the slow-down outside 0 to 100 %.
 */
export function triathlonTimes(
  distances: TriathlonDistances,
  paces: TriathlonPaces,
): TriathlonTimes | undefined {
  if (!areDistances(distances) || !arePaces(paces)) return undefined
  const runPaceAfterBike = paceAfterBike(paces.runPace, paces.slowDown)
  const swim = swimTime(distances.swim, paces.swimPace)
  const bike = bikeTime(distances.bike, paces.bikeSpeed)
  const run = runTime(distances.run, runPaceAfterBike)
  const total = swim + paces.t1 + bike + paces.t2 + run
  if (![swim, bike, run].every((time) => time > 0) || !Number.isFinite(total)) return undefined
  return { swim, t1: paces.t1, bike, t2: paces.t2, run, total, runPaceAfterBike }
}

function areDistances({ swim, bike, run }: TriathlonDistances): boolean {
  return [swim, bike, run].every((distance) => distance > 0)
}

function arePaces({ swimPace, bikeSpeed, runPace, t1, t2, slowDown }: TriathlonPaces): boolean {
  const arePositive = [swimPace, bikeSpeed, runPace].every((value) => value > 0)
  return arePositive && t1 >= 0 && t2 >= 0 && slowDown >= 0 && slowDown <= 100
}
