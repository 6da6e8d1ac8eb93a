import { isMeasure } from '../measures.ts'
import { TRIATHLON_LEGS, type TriathlonDistances, type TriathlonLeg } from './formats.ts'
import {
  FIGURE_OF_LEG,
  sumOf,
  TRIATHLON_PARTS,
  triathlonParts,
  type TriathlonPaces,
  triathlonTimes,
} from './race.ts'

/** The only unknown leg: its time (s) and figure (s per 100 m, km/h, s/km after the bike; none when no time is left). */
type LegLeft = { leg: TriathlonLeg; time: number; figure: number | undefined }

/** What a target total (s) leaves for the only leg missing. Undefined when none or several are, or the target is not positive. */
export function legLeft(
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  target: number,
): LegLeft | undefined {
  const times = triathlonParts(distances, paces)
  const [leg, another] = TRIATHLON_LEGS.filter((name) => times[name] === undefined)
  if (leg === undefined || another !== undefined || !isMeasure(target)) return undefined
  const rest = sumOf(TRIATHLON_PARTS.filter((part) => part !== leg).map((part) => times[part]))
  const metres = distances[leg]
  if (rest === undefined || metres === undefined || !(metres > 0)) return undefined
  const time = target - rest
  return { leg, time, figure: time > 0 ? FIGURE_OF_LEG[leg](metres, time) : undefined }
}

/** What a total asks of one leg: time (s), figure (s per 100 m, km/h, s/km), share it is shortened by (below 0: in hand). */
export type RequiredLeg = { ok: true; time: number; figure: number; shortened: number } | { ok: false }

/** The answer to a wished total: seconds to gain (below zero: in hand), each leg alone, and all three together. */
type RequiredLegs = Record<TriathlonLeg, RequiredLeg> & {
  toGain: number
  /** The run leg as a pace without a bike before, s/km. */
  freshRunPace: number | undefined
  together: { shortened: number; swimPace: number; bikeSpeed: number; runPace: number } | undefined
}

/** The leg a target total (s) needs, for each leg, `{ ok: false }` without time left. Undefined for no race or no target. */
export function requiredLegs(
  distances: TriathlonDistances,
  paces: TriathlonPaces,
  target: number,
): RequiredLegs | undefined {
  const times = triathlonTimes(distances, paces)
  if (times === undefined || !isMeasure(target)) return undefined
  const toGain = times.total - target
  const required = (leg: TriathlonLeg) =>
    requiredLeg(times[leg], toGain, (time) => FIGURE_OF_LEG[leg](distances[leg], time))
  const run = required('run')
  const moving = times.swim + times.bike + times.run
  return {
    toGain,
    swim: required('swim'),
    bike: required('bike'),
    run,
    freshRunPace: run.ok ? run.figure / (1 + paces.slowDown / 100) : undefined,
    together: together(paces, toGain / moving),
  }
}

function requiredLeg(now: number, toGain: number, figureOf: (time: number) => number): RequiredLeg {
  const time = now - toGain
  const figure = figureOf(time)
  const shortened = toGain / now
  const isPossible = time > 0 && isMeasure(figure) && Number.isFinite(shortened)
  return isPossible ? { ok: true, time, figure, shortened } : { ok: false }
}

function together({ swimPace, bikeSpeed, runPace }: TriathlonPaces, shortened: number) {
  const left = 1 - shortened
  const paces = { swimPace: swimPace * left, bikeSpeed: bikeSpeed / left, runPace: runPace * left }
  return Object.values(paces).every(isMeasure) ? { shortened, ...paces } : undefined
}
