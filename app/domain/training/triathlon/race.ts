import { isWhole, measureOrNothing } from '../measures.ts'
import type { TriathlonDistances, TriathlonLeg } from './formats.ts'

/** What a leg of some metres lasts (s) at a figure: swim s per 100 m, bike km/h, run s/km after the bike. */
const TIME_OF_LEG: LegRelation = {
  swim: (metres, pace) => (metres / 100) * pace,
  bike: (metres, speed) => (metres / 1000 / speed) * 3600,
  run: (metres, pace) => (metres / 1000) * pace,
}

type LegRelation = Record<TriathlonLeg, (metres: number, figure: number) => number>

/** Pace (s/km) really run after the bike, of one without a bike before and a slow-down (%). */
export function paceAfterBike(freshPace: number, slowDown: number): number {
  return freshPace * (1 + slowDown / 100)
}

/** What makes a leg of some metres last a time (s): swim s per 100 m, bike km/h, run s/km after the bike. */
export const FIGURE_OF_LEG: LegRelation = {
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

export const TRIATHLON_PARTS = ['swim', 't1', 'bike', 't2', 'run'] as const

export type TriathlonPart = (typeof TRIATHLON_PARTS)[number]

/** The five parts of a race and their sum, seconds, and the pace really run (s/km). */
type TriathlonTimes = Record<TriathlonPart | 'total' | 'runPaceAfterBike', number>

/** What is known of it: seconds of each part, and of all five when none is missing. */
export type TriathlonPartTimes = { [Name in keyof TriathlonTimes]: number | undefined }

/** Total = swim·p/100 + bike/v + run·p·(1 + slow-down) + T1 + T2, exactly. Undefined when a figure is out of its range. */
export function triathlonTimes(
  distances: TriathlonDistances,
  paces: TriathlonPaces,
): TriathlonTimes | undefined {
  const times = triathlonParts(distances, paces)
  return isWhole<TriathlonTimes>(times) ? times : undefined
}

/** The same sum of what is known: a missing or impossible part is undefined, and so is the total. Transitions of 0 s are known. */
export function triathlonParts(
  distances: Partial<TriathlonDistances>,
  { swimPace, bikeSpeed, runPace, t1, t2, slowDown }: Partial<TriathlonPaces>,
): TriathlonPartTimes {
  const isSlowed = slowDown !== undefined && slowDown >= 0 && slowDown <= 100
  const runPaceAfterBike = runPace !== undefined && isSlowed ? paceAfterBike(runPace, slowDown) : undefined
  const parts = {
    swim: timeOf(TIME_OF_LEG.swim, distances.swim, swimPace),
    t1: transition(t1),
    bike: timeOf(TIME_OF_LEG.bike, distances.bike, bikeSpeed),
    t2: transition(t2),
    run: timeOf(TIME_OF_LEG.run, distances.run, runPaceAfterBike),
  }
  return { ...parts, runPaceAfterBike, total: sumOf(TRIATHLON_PARTS.map((part) => parts[part])) }
}

/** The sum of all, undefined when one is, or when it is not finite. */
export function sumOf(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  const sum = known.reduce((total, time) => total + time, 0)
  return known.length === times.length && Number.isFinite(sum) ? sum : undefined
}

function timeOf(leg: (metres: number, figure: number) => number, metres?: number, figure?: number) {
  if (metres === undefined || figure === undefined || !(metres > 0) || !(figure > 0)) return undefined
  return measureOrNothing(leg(metres, figure))
}

function transition(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}
