import type { Leg, Sport, Track } from '../activity.ts'
import { totalsOfLeg, type Totals } from '../figures/totals.ts'
import { isMeasured, rowCount } from '../track/columns.ts'
import { elevationProfile, paceProfile } from '../track/profiles.ts'

/** What a leg came to, and its altitudes (m) and paces (s/km) evenly along the way; undefined where not measured. */
export type Shape = {
  totals: Totals
  elevations: number[] | undefined
  paces: number[] | undefined
}

const points = 240
const known = new WeakMap<Leg, Shape>()

/** The same leg is measured once. */
export function shapeOf(leg: Leg): Shape {
  const shape = known.get(leg) ?? measure(leg)
  known.set(leg, shape)
  return shape
}

export function rememberShape(leg: Leg, shape: Shape): void {
  known.set(leg, shape)
}

function measure(leg: Leg): Shape {
  const { sport, track } = leg
  const hasAltitudes = sport !== 'swim' && isMeasured(track.altitudes)
  return {
    totals: totalsOfLeg(leg),
    elevations: hasAltitudes ? whole(elevationProfile(track, points).values) : undefined,
    paces: rowCount(track) > 2 ? pacesOf(track, sport) : undefined,
  }
}

/** Undefined without a clock, or where it never moves. */
function pacesOf(track: Track, sport: Sport): number[] | undefined {
  return whole(paceProfile(track, sport, points).values.map((pace) => (pace > 0 ? pace : NaN)))
}

/** A profile without holes, each filled by what was measured before it; undefined where nothing was. */
function whole(values: Float64Array): number[] | undefined {
  const first = values.find((value) => Number.isFinite(value))
  if (first === undefined) return undefined
  let last = first
  return Array.from(values, (value) => (last = Number.isFinite(value) ? value : last))
}
