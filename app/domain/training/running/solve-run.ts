import { milePaceOf, paceOfSpeed, speedOfPace } from './pace-units.ts'

/** What an athlete knows of a run: metres, seconds, s/km, km/h. */
type KnownOfRun = {
  distanceMetres?: number | undefined
  timeSeconds?: number | undefined
  pace?: number | undefined
  speed?: number | undefined
}

/** A pace said in every way: s/km, s/mi, km/h, seconds a 400 m lap. */
export type RunPace = { pace: number; milePace: number; speed: number; lap400: number }

/** A run at an even pace: metres, seconds, and its pace. */
export type Run = RunPace & { distanceMetres: number; timeSeconds: number }

/**
 * The run that two of distance, time and pace (or speed, when no pace is given) make; exact relations, no rounding.
 * With all three, `sought` is left aside and computed; without `sought`, the pace is.
 * Undefined when two are not known, or one is not a positive finite number.
 */
export function solveRun(known: KnownOfRun, sought: 'pace' | 'time' | 'distance' = 'pace'): Run | undefined {
  const pace = knownPace(known)
  const { distanceMetres, timeSeconds } = known
  if (sought === 'time' || timeSeconds === undefined) return runOf(distanceMetres, pace)
  if (sought === 'distance' || distanceMetres === undefined) {
    return runOf(pace === undefined ? undefined : (timeSeconds / pace) * 1000, pace, timeSeconds)
  }
  return runOf(distanceMetres, (timeSeconds / distanceMetres) * 1000, timeSeconds)
}

/** A pace, or a speed when no pace is given, in every way; undefined when neither is a positive finite number. */
export function runPaceOf(known: Pick<KnownOfRun, 'pace' | 'speed'>): RunPace | undefined {
  const pace = knownPace(known)
  return pace === undefined ? undefined : ifPositive(paceFigures(pace))
}

function knownPace({ pace, speed }: Pick<KnownOfRun, 'pace' | 'speed'>): number | undefined {
  return pace ?? (speed === undefined ? undefined : paceOfSpeed(speed))
}

function runOf(
  distanceMetres: number | undefined,
  pace: number | undefined,
  knownTime?: number,
): Run | undefined {
  if (distanceMetres === undefined || pace === undefined) return undefined
  const timeSeconds = knownTime ?? (distanceMetres * pace) / 1000
  return ifPositive({ distanceMetres, timeSeconds, ...paceFigures(pace) })
}

function paceFigures(pace: number): RunPace {
  return { pace, milePace: milePaceOf(pace), speed: speedOfPace(pace), lap400: pace * 0.4 }
}

function ifPositive<Figures extends RunPace>(figures: Figures): Figures | undefined {
  return Object.values(figures).every((figure) => figure > 0 && Number.isFinite(figure)) ? figures : undefined
}
