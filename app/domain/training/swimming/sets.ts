import { timeAt } from './pace.ts'

/** A set as a coach writes it: repeats, their distance (m), pace (s per 100 m), least rest (s), rounding (s). */
type SwimSet = {
  repeats: number
  distance: number
  pace: number
  leastRest: number
  roundTo: number
}

/** A set on the pool clock, seconds: the swim, « départ toutes les », the rest that is left, all of it, each start. */
export type TimedSwimSet = { swim: number; sendOff: number; rest: number; total: number; starts: number[] }

/** The most repeats a set may have. */
export const MOST_REPEATS = 200

/**
 * « Départ toutes les … »: swim plus least rest, rounded up to what one reads on a pool clock (5 s by custom; 0 does
 * not round). The total ends with the last swim. Undefined for repeats that are not 1 to 200 or for no measures.
 */
export function timeSwimSet({
  repeats,
  distance,
  pace,
  leastRest,
  roundTo,
}: SwimSet): TimedSwimSet | undefined {
  const swim = timeAt(distance, pace)
  if (swim === undefined || !Number.isInteger(repeats) || repeats < 1 || repeats > MOST_REPEATS)
    return undefined
  if (!(leastRest >= 0) || !(roundTo >= 0)) return undefined
  const sendOff = roundedUp(swim + leastRest, roundTo)
  const total = sendOff * (repeats - 1) + swim
  if (!Number.isFinite(total)) return undefined
  return {
    swim,
    sendOff,
    rest: sendOff - swim,
    total,
    starts: Array.from({ length: repeats }, (_, repeat) => repeat * sendOff),
  }
}

function roundedUp(time: number, roundTo: number): number {
  return roundTo === 0 ? time : Math.max(time, Math.ceil(time / roundTo - 1e-9) * roundTo)
}
