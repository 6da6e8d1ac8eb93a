import { mileMetres, paceOfSpeed, speedOfPace } from './pace-units.ts'

/** What an athlete knows of a run: metres, seconds, s/km, km/h. */
export type KnownOfRun = {
  distanceMetres?: number | undefined
  timeSeconds?: number | undefined
  pace?: number | undefined
  speed?: number | undefined
}

/** A run at an even pace: metres, seconds, s/km, s/mi, km/h, seconds a 400 m lap. */
export type Run = {
  distanceMetres: number
  timeSeconds: number
  pace: number
  milePace: number
  speed: number
  lap400: number
}

/**
 * The run that two of distance, time and pace (or speed, when no pace is given) make; exact relations, no rounding.
 * With all three, `sought` is left aside and computed; without `sought`, the pace is.
 * Undefined when two are not known, or one is not a positive finite number.
 */
export function solveRun(known: KnownOfRun, sought: 'pace' | 'time' | 'distance' = 'pace'): Run | undefined {
  const pace = known.pace ?? (known.speed === undefined ? undefined : paceOfSpeed(known.speed))
  const { distanceMetres, timeSeconds } = known
  if (sought === 'time' || timeSeconds === undefined) return runOf(distanceMetres, pace)
  if (sought === 'distance' || distanceMetres === undefined) {
    return runOf(pace === undefined ? undefined : (timeSeconds / pace) * 1000, pace, timeSeconds)
  }
  return runOf(distanceMetres, (timeSeconds / distanceMetres) * 1000, timeSeconds)
}

function runOf(
  distanceMetres: number | undefined,
  pace: number | undefined,
  knownTime?: number,
): Run | undefined {
  if (distanceMetres === undefined || pace === undefined) return undefined
  const timeSeconds = knownTime ?? (distanceMetres * pace) / 1000
  const run: Run = {
    distanceMetres,
    timeSeconds,
    pace,
    milePace: (pace * mileMetres) / 1000,
    speed: speedOfPace(pace),
    lap400: pace * 0.4,
  }
  return Object.values(run).every((figure) => figure > 0 && Number.isFinite(figure)) ? run : undefined
}
