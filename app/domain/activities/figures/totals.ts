import type { Activity, Leg } from '../activity.ts'
import { at, rowCount } from '../track/columns.ts'
import { movingSeconds } from '../track/moving.ts'
import { trackLength } from './best-effort.ts'
import { climbOf } from './climb.ts'

export type Totals = {
  metres: number | undefined
  movingSeconds: number | undefined
  elapsedSeconds: number | undefined
  climbMetres: number | undefined
}

/** What was done in all of an activity: sums of its legs; elapsed from the first start to the last end, transitions with it. */
export function totalsOf({ legs }: Activity): Totals {
  const each = legs.map(totalsOfLeg)
  const sum = (name: keyof Totals) => sumOf(each.map((totals) => totals[name]))
  const elapsed = legs.length > 1 ? measure(endOf(legs.at(-1)) - startOf(legs[0])) : undefined
  return {
    metres: sum('metres'),
    movingSeconds: sum('movingSeconds'),
    elapsedSeconds: elapsed ?? sum('elapsedSeconds'),
    climbMetres: sum('climbMetres'),
  }
}

/** The same of one leg. What the device tells comes before what its track gives. */
export function totalsOfLeg(leg: Leg): Totals {
  const totals = known.get(leg) ?? measureLeg(leg)
  known.set(leg, totals)
  return totals
}

const known = new WeakMap<Leg, Totals>()

function measureLeg({ sport, track, told }: Leg): Totals {
  const elapsed =
    told.elapsedSeconds ?? measure(at(track.seconds, rowCount(track) - 1) - at(track.seconds, 0))
  const moved = told.movingSeconds ?? measure(at(movingSeconds(track, sport), rowCount(track) - 1))
  return {
    metres: told.metres ?? measure(trackLength(track)),
    movingSeconds: moved === undefined ? elapsed : Math.min(moved, elapsed ?? moved),
    elapsedSeconds: elapsed ?? moved,
    climbMetres: told.climbMetres ?? climbOf(track),
  }
}

function startOf(leg: Leg | undefined): number {
  return leg ? at(leg.track.seconds, 0) : Number.NaN
}

function endOf(leg: Leg | undefined): number {
  return leg ? at(leg.track.seconds, rowCount(leg.track) - 1) : Number.NaN
}

function measure(value: number): number | undefined {
  return value > 0 && Number.isFinite(value) ? value : undefined
}

function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined
}
