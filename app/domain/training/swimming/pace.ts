import { isMeasure, measureOrNothing } from './measure.ts'

/** International yard, metres. */
export const METRES_PER_YARD = 0.9144

/** Seconds per 100 m over a distance (m) swum in a time (s). Undefined unless both are finite and positive. */
export function paceOf(distance: number, time: number): number | undefined {
  return isMeasure(distance) && isMeasure(time) ? measureOrNothing((100 * time) / distance) : undefined
}

/** Seconds a distance (m) takes at a pace (s per 100 m). Undefined unless both are finite and positive. */
export function timeAt(distance: number, pace: number): number | undefined {
  return isMeasure(distance) && isMeasure(pace) ? measureOrNothing((distance / 100) * pace) : undefined
}

/** Metres swum in a time (s) at a pace (s per 100 m). Undefined unless both are finite and positive. */
export function distanceIn(time: number, pace: number): number | undefined {
  return isMeasure(time) && isMeasure(pace) ? measureOrNothing((100 * time) / pace) : undefined
}

/** Pace (s per 100 m) of a speed (m/s). The same formula turns a pace into its speed. */
export function paceOfSpeed(speed: number): number | undefined {
  return isMeasure(speed) ? measureOrNothing(100 / speed) : undefined
}

/** Pace (s per 100 m) of a pace per 100 yards (s). */
export function paceOfYardPace(yardPace: number): number | undefined {
  return isMeasure(yardPace) ? measureOrNothing(yardPace / METRES_PER_YARD) : undefined
}

/** A pace said in every way: s per 100, 50 and 25 m and per 100 yd; speed in m/s and km/h. */
type PaceFigures = {
  per100: number
  per50: number
  per25: number
  per100Yards: number
  speed: number
  speedKmh: number
}

/** Says a pace (s per 100 m) in every way. Undefined for a pace that is none. */
export function paceFigures(pace: number): PaceFigures | undefined {
  const speed = paceOfSpeed(pace)
  const speedKmh = measureOrNothing((speed ?? 0) * 3.6)
  if (speed === undefined || speedKmh === undefined) return undefined
  return {
    per100: pace,
    per50: pace / 2,
    per25: pace / 4,
    per100Yards: pace * METRES_PER_YARD,
    speed,
    speedKmh,
  }
}
