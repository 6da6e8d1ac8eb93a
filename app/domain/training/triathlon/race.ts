import type { TriathlonDistances } from './formats.ts'

function swimTime(metres: number, pace: number): number {
  return (metres / 100) * pace
}

function bikeTime(metres: number, speed: number): number {
  return (metres / 1000 / speed) * 3600
}

function runTime(metres: number, pace: number): number {
  return (metres / 1000) * pace
}

/** Pace (s/km) really run after the bike, of one without a bike before and a slow-down (%). */
export function paceAfterBike(freshPace: number, slowDown: number): number {
  return freshPace * (1 + slowDown / 100)
}

/** What makes a leg of some metres last a time (s): swim s per 100 m, bike km/h, run s/km after the bike. */
export const FIGURE_OF_LEG: Record<'swim' | 'bike' | 'run', (metres: number, time: number) => number> = {
  swim: (metres, time) => time / (metres / 100),
  bike: (metres, time) => (metres / 1000 / time) * 3600,
  run: (metres, time) => time / (metres / 1000),
}

/** Swim s per 100 m, bike km/h with stops, run s/km without a bike before, transitions s, slow-down 0–100 %. */
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

/** Total = swim·p/100 + bike/v + run·p·(1 + slow-down) + T1 + T2, exactly. Undefined when a figure is out of its range. */
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

export const TRIATHLON_PARTS = ['swim', 't1', 'bike', 't2', 'run'] as const

export type TriathlonPart = (typeof TRIATHLON_PARTS)[number]

/** What is known of a race: seconds of each part, and of all five when none is missing. */
export type TriathlonPartTimes = Record<TriathlonPart | 'total' | 'runPaceAfterBike', number | undefined>

/** The same sum of what is known: a missing or impossible part is undefined, and so is the total. Transitions of 0 s are known. */
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
