import { isMeasure, isWhole, measureOrNothing, yardMetres } from '../measures.ts'

/** Seconds per 100 m over a distance (m) swum in a time (s). Undefined unless both are finite and positive. */
export function paceOf(distance: number | undefined, time: number | undefined): number | undefined {
  return isMeasure(distance) && isMeasure(time) ? measureOrNothing((100 * time) / distance) : undefined
}

/** Seconds a distance (m) takes at a pace (s per 100 m). Undefined unless both are finite and positive. */
export function timeAt(distance: number | undefined, pace: number | undefined): number | undefined {
  return isMeasure(distance) && isMeasure(pace) ? measureOrNothing((distance / 100) * pace) : undefined
}

/** Metres swum in a time (s) at a pace (s per 100 m). Undefined unless both are finite and positive. */
export function distanceIn(time: number | undefined, pace: number | undefined): number | undefined {
  return isMeasure(time) && isMeasure(pace) ? measureOrNothing((100 * time) / pace) : undefined
}

/** Pace (s per 100 m) of a speed (m/s). The same formula turns a pace into its speed. */
export function paceOfSpeed(speed: number): number | undefined {
  return isMeasure(speed) ? measureOrNothing(100 / speed) : undefined
}

/** Pace (s per 100 m) of a pace per 100 yards (s). */
export function paceOfYardPace(yardPace: number): number | undefined {
  return isMeasure(yardPace) ? measureOrNothing(yardPace / yardMetres) : undefined
}

/** A pace (s per 100 m) in every way: s per 100, 50 and 25 m and per 100 yd; m/s and km/h. Undefined for a pace that is none. */
export function paceFigures(pace: number) {
  const speed = paceOfSpeed(pace)
  const speedKmh = measureOrNothing((speed ?? 0) * 3.6)
  if (speed === undefined || speedKmh === undefined) return undefined
  return {
    per100: pace,
    per50: pace / 2,
    per25: pace / 4,
    per100Yards: pace * yardMetres,
    speed,
    speedKmh,
  }
}

/** A swim at an even pace: metres, seconds, seconds per 100 m. */
export type Swim = { distance: number; time: number; pace: number }

/** The swim of any two of distance (m), time (s), pace (s per 100 m); the first two win. Undefined with fewer, or not positive. */
export function completeSwim({ distance, time, pace }: Partial<Swim>): Swim | undefined {
  const swim = {
    distance: distance ?? distanceIn(time, pace),
    time: time ?? timeAt(distance, pace),
    pace: distance !== undefined && time !== undefined ? paceOf(distance, time) : pace,
  }
  return isWhole<Swim>(swim) ? swim : undefined
}

/** Quickest paces (s per 100 m) over distances (m), men, short course, rounded down: to recognise slips of the keyboard. */
const QUICKEST = [
  { distance: 0, pace: 39.5 },
  { distance: 100, pace: 44.5 },
  { distance: 200, pace: 49 },
  { distance: 400, pace: 52.5 },
  { distance: 800, pace: 54.5 },
  { distance: 1500, pace: 56 },
] as const

/** Whether a pace (s per 100 m) is quicker than anybody ever swam the distance (m), when it is known. */
export function isFasterThanRecords(pace: number, distance = 0): boolean {
  const mark = QUICKEST.findLast((quickest) => quickest.distance <= distance)
  return isMeasure(pace) && mark !== undefined && pace < mark.pace
}

const SLOWEST = 300

/** Whether somebody may swim a distance (m) at a pace (s per 100 m): neither faster than ever nor slower than 5 minutes. */
export function isSwimmable(pace: number, distance: number): boolean {
  return !isFasterThanRecords(pace, distance) && pace <= SLOWEST
}

/** SWOLF, seconds of a length plus its strokes, of a pace (s per 100 m) and a pool (m). Undefined for what is not positive. */
export function swolf(pace: number, poolLength: number, strokes: number): number | undefined {
  const time = timeAt(poolLength, pace)
  return time !== undefined && isMeasure(strokes) ? measureOrNothing(time + strokes) : undefined
}
