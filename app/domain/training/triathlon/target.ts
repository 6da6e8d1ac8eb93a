import type { TriathlonDistances } from './formats.ts'
import {
  FIGURE_OF_LEG,
  sumOf,
  TRIATHLON_PARTS,
  triathlonParts,
  type TriathlonPaces,
  triathlonTimes,
} from './race.ts'

/**
 * What a total leaves for the only leg that is not known: its time (s) and its figure (swim s per 100 m, bike km/h,
 * run s/km after the bike). A time of zero or less has no figure: the rest uses the total up.
 */
type LegLeft = { leg: 'swim' | 'bike' | 'run'; time: number; figure: number | undefined }

/**
 * The leg that is left of a target total (s) when the four other parts are known. Undefined when none or several are
 * missing, when its distance is not known, or when the target is not finite and positive.
 */
export function legLeft(
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  target: number,
): LegLeft | undefined {
  const times = triathlonParts(distances, paces)
  const [leg, another] = (['swim', 'bike', 'run'] as const).filter((name) => times[name] === undefined)
  if (leg === undefined || another !== undefined || !(target > 0) || !Number.isFinite(target))
    return undefined
  const rest = sumOf(TRIATHLON_PARTS.filter((part) => part !== leg).map((part) => times[part]))
  const metres = distances[leg]
  if (rest === undefined || metres === undefined || !(metres > 0)) return undefined
  const time = target - rest
  return { leg, time, figure: time > 0 ? FIGURE_OF_LEG[leg](metres, time) : undefined }
}

/**
 * What a total asks of one leg, the rest kept: its time (s), its figure (swim s per 100 m, bike km/h, run s/km after
 * the bike), and by which share it is shortened (0.05 is 5 % less time; below zero there is time in hand).
 */
export type RequiredLeg = { ok: true; time: number; figure: number; shortened: number } | { ok: false }

/** The answer to a wished total: seconds to gain (below zero: in hand), each leg alone, and all three together. */
type RequiredLegs = {
  toGain: number
  swim: RequiredLeg
  bike: RequiredLeg
  run: RequiredLeg
  /** The run leg as a pace without a bike before, s/km. */
  freshRunPace: number | undefined
  /** The same share off all three legs: their paces then. Undefined when transitions alone use the total up. */
  together: { shortened: number; swimPace: number; bikeSpeed: number; runPace: number } | undefined
}

/**
 * The leg a target total (s) needs, the other parts kept, for each leg. A leg without any time left is `{ ok: false }`.
 * Undefined when the race cannot be computed or the target is not finite and positive.
 */
export function requiredLegs(
  distances: TriathlonDistances,
  paces: TriathlonPaces,
  target: number,
): RequiredLegs | undefined {
  const times = triathlonTimes(distances, paces)
  if (times === undefined || !(target > 0) || !Number.isFinite(target)) return undefined
  const toGain = times.total - target
  const run = requiredLeg(times.run, toGain, (time) => FIGURE_OF_LEG.run(distances.run, time))
  const moving = times.swim + times.bike + times.run
  return {
    toGain,
    swim: requiredLeg(times.swim, toGain, (time) => FIGURE_OF_LEG.swim(distances.swim, time)),
    bike: requiredLeg(times.bike, toGain, (time) => FIGURE_OF_LEG.bike(distances.bike, time)),
    run,
    freshRunPace: run.ok ? run.figure / (1 + paces.slowDown / 100) : undefined,
    together: together(paces, toGain / moving),
  }
}

function requiredLeg(now: number, toGain: number, figureOf: (time: number) => number): RequiredLeg {
  const time = now - toGain
  const figure = figureOf(time)
  const shortened = toGain / now
  const isPossible = time > 0 && figure > 0 && Number.isFinite(figure) && Number.isFinite(shortened)
  return isPossible ? { ok: true, time, figure, shortened } : { ok: false }
}

function together(
  { swimPace, bikeSpeed, runPace }: TriathlonPaces,
  shortened: number,
): RequiredLegs['together'] {
  const left = 1 - shortened
  const paces = { swimPace: swimPace * left, bikeSpeed: bikeSpeed / left, runPace: runPace * left }
  const arePossible = Object.values(paces).every((value) => value > 0 && Number.isFinite(value))
  return arePossible ? { shortened, ...paces } : undefined
}
