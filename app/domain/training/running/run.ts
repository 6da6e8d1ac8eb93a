import { mileMetres, isMeasure } from '../measures.ts'

/** Pace (s/km) of a speed (km/h); the same relation gives the speed of a pace. */
export function paceOfSpeed(kilometresPerHour: number): number {
  return 3600 / kilometresPerHour
}

/** Pace per mile (s/mi) of a pace per kilometre (s/km). */
export function milePaceOf(secondsPerKilometre: number): number {
  return (secondsPerKilometre * mileMetres) / 1000
}

/** What an athlete knows of a run: metres, seconds, s/km, km/h. */
type KnownOfRun = Partial<Record<'distanceMetres' | 'timeSeconds' | 'pace' | 'speed', number>>

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

function runOf(distanceMetres?: number, pace?: number, knownTime?: number): Run | undefined {
  if (distanceMetres === undefined || pace === undefined) return undefined
  const timeSeconds = knownTime ?? (distanceMetres * pace) / 1000
  return ifPositive({ distanceMetres, timeSeconds, ...paceFigures(pace) })
}

function paceFigures(pace: number): RunPace {
  return { pace, milePace: milePaceOf(pace), speed: paceOfSpeed(pace), lap400: pace * 0.4 }
}

function ifPositive<Figures extends RunPace>(figures: Figures): Figures | undefined {
  return Object.values(figures).every(isMeasure) ? figures : undefined
}

/** Net time (s) for an official one, the start line crossed `delaySeconds` after the gun. Undefined when nothing is left to run. */
export function netTimeOf(gunSeconds: number, delaySeconds: number): number | undefined {
  const net = gunSeconds - delaySeconds
  return delaySeconds >= 0 && net > 0 && Number.isFinite(net) ? net : undefined
}

/** What the official clock shows (s) at a net passage, for a delay at the start line (s, zero or more). */
export function gunTimeOf(netSeconds: number, delaySeconds: number): number {
  return netSeconds + delaySeconds
}

const straightMetres = 84.39
const kerbRadius = 36.5
const laneWidth = 1.22
const lineDistance = 0.2

/**
 * Length (m) and time (s) of a lap at a pace (s/km) in each lane, 1–8, of a standard 400 m track: straights of 84.39 m,
 * bends of 36.50 m to the kerb, lanes of 1.22 m, measured 30 cm from the kerb in lane 1 (400 m by definition), 20 cm
 * from the line in the others. Source: World Athletics, track and field facilities manual.
 */
export function laneLaps(pace: number) {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((lane) => {
    const lapMetres = lapLength(lane)
    return { lane, lapMetres, lapSeconds: (pace * lapMetres) / 1000 }
  })
}

function lapLength(lane: number): number {
  if (lane === 1) return 400
  return 2 * straightMetres + 2 * Math.PI * (kerbRadius + laneWidth * (lane - 1) + lineDistance)
}
