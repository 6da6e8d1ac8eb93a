import { distanceIn, paceOf, timeAt } from './pace.ts'

/** A swim at an even pace: metres, seconds, seconds per 100 m. */
export type Swim = { distance: number; time: number; pace: number }

/**
 * The whole swim from any two of distance (m), time (s) and pace (s per 100 m). With all three, distance and time
 * win. Undefined with fewer than two, or when one is not finite and positive.
 */
export function completeSwim({ distance, time, pace }: Partial<Swim>): Swim | undefined {
  if (distance !== undefined && time !== undefined) return withPace(distance, time)
  if (distance !== undefined && pace !== undefined) return withTime(distance, pace)
  if (time !== undefined && pace !== undefined) return withDistance(time, pace)
  return undefined
}

function withPace(distance: number, time: number): Swim | undefined {
  const pace = paceOf(distance, time)
  return pace === undefined ? undefined : { distance, time, pace }
}

function withTime(distance: number, pace: number): Swim | undefined {
  const time = timeAt(distance, pace)
  return time === undefined ? undefined : { distance, time, pace }
}

function withDistance(time: number, pace: number): Swim | undefined {
  const distance = distanceIn(time, pace)
  return distance === undefined ? undefined : { distance, time, pace }
}
