import type { TriathlonDistances } from './formats.ts'
import { bikeTime, paceAfterBike, runTime, swimTime } from './leg-times.ts'
import type { TriathlonPaces } from './race.ts'

/** The five parts of a race, in their order. */
export const TRIATHLON_PARTS = ['swim', 't1', 'bike', 't2', 'run'] as const

export type TriathlonPart = (typeof TRIATHLON_PARTS)[number]

/** What is known of a race: seconds of each part, and of all five when none is missing. */
export type TriathlonPartTimes = Record<TriathlonPart | 'total' | 'runPaceAfterBike', number | undefined>

/**
 * The same sum as `triathlonTimes` of what is known only: a part whose distance, pace or time is missing, negative or
 * not finite is undefined, and so is the total then. Transitions of 0 s are known.
 */
export function triathlonParts(
  distances: Partial<TriathlonDistances>,
  { swimPace, bikeSpeed, runPace, t1, t2, slowDown }: Partial<TriathlonPaces>,
): TriathlonPartTimes {
  const isSlowed = slowDown !== undefined && slowDown >= 0 && slowDown <= 100
  const runPaceAfterBike = runPace !== undefined && isSlowed ? paceAfterBike(runPace, slowDown) : undefined
  const parts = {
    swim: timeOf(swimTime, distances.swim, swimPace),
    t1: transition(t1),
    bike: timeOf(bikeTime, distances.bike, bikeSpeed),
    t2: transition(t2),
    run: timeOf(runTime, distances.run, runPaceAfterBike),
  }
  return { ...parts, runPaceAfterBike, total: sumOf(TRIATHLON_PARTS.map((part) => parts[part])) }
}

/** The sum of all, undefined when one is, or when it is not finite. */
export function sumOf(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  const sum = known.reduce((total, time) => total + time, 0)
  return known.length === times.length && Number.isFinite(sum) ? sum : undefined
}

function timeOf(
  leg: (metres: number, figure: number) => number,
  metres: number | undefined,
  figure: number | undefined,
): number | undefined {
  if (metres === undefined || figure === undefined || !(metres > 0) || !(figure > 0)) return undefined
  const time = leg(metres, figure)
  return time > 0 && Number.isFinite(time) ? time : undefined
}

function transition(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}
