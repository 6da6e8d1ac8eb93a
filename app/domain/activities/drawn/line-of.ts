import type { Activity } from '../activity.ts'
import { at, joinTracks, rowCount } from '../track/columns.ts'
import { projectTrack } from '../track/plane.ts'
import { simplifyLine } from '../track/simplify.ts'
import { smoothAltitudes } from '../track/smooth-altitudes.ts'
import { linePieces } from './line-pieces.ts'

/** Metres on a plane, x to the east, y to the south; metres above the sea, NaN where not measured. */
export type LinePoint = { x: number; y: number; altitude: number }

/** Of each leg, its pieces. */
export type Line = readonly (readonly (readonly LinePoint[])[])[]

const last = new WeakMap<Activity, { cutMetres: number; line: Line }>()

/**
 * The lines of all legs on one plane, simplified to a third of a pixel of a picture, without what lies within `cutMetres`
 * of both ends. The last one of an activity is known.
 */
export function lineOf(activity: Activity, cutMetres: number): Line {
  const known = last.get(activity)
  if (known?.cutMetres === cutMetres) return known.line
  const line = draw(activity, cutMetres)
  rememberLine(activity, cutMetres, line)
  return line
}

export function rememberLine(activity: Activity, cutMetres: number, line: Line): void {
  last.set(activity, { cutMetres, line })
}

function draw(activity: Activity, cutMetres: number): Line {
  const { cut, pieces } = linePieces(activity, cutMetres)
  const { xs, ys, rows } = projectTrack(joinTracks(cut.legs.map(({ track }) => track)))
  if (xs.length < 2) return cut.legs.map(() => [])
  const tolerance = (spread(xs) + spread(ys)) / 3000
  let [before, first] = [0, 0]
  return cut.legs.map(({ track }, leg) => {
    const altitudes = smoothAltitudes(activity.legs[leg]?.track ?? track)
    const line = (pieces[leg] ?? []).map((piece) => {
      while (at(rows, first) < before + at(piece, 0)) first += 1
      const end = first + piece.length
      const whole = { xs: xs.subarray(first, end), ys: ys.subarray(first, end), rows: piece }
      const simple = simplifyLine(whole, tolerance)
      return Array.from(simple.rows, (row, point) => ({
        x: at(simple.xs, point),
        y: at(simple.ys, point),
        altitude: at(altitudes, row),
      }))
    })
    before += rowCount(track)
    return line
  })
}

function spread(values: Float64Array): number {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return most - least
}
