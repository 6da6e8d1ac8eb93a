import type { Track } from '../activity.ts'
import { at, hasPosition, rowCount, rowsWhere } from './columns.ts'
import { directionTo, earthRadius, type Direction } from './earth.ts'

/** A line in metres on a plane: x to the east, y to the south, as pictures count. */
export type PlaneLine = {
  xs: Float64Array
  ys: Float64Array
  /** The row of the track each point was. */
  rows: Uint32Array
}

/**
 * Where a track went, seen from above its middle (Lambert’s azimuthal projection): shapes and their proportions are kept
 * everywhere, the date line and the poles included. Rows without a position are left out.
 */
export function projectTrack(track: Track): PlaneLine {
  const rows = rowsWhere(rowCount(track), (row) => hasPosition(track, row))
  const direction = (row: number) => directionTo(at(track.latitudes, row), at(track.longitudes, row))
  const { east, north, up } = frameAbove(rows, direction)
  const xs = new Float64Array(rows.length)
  const ys = new Float64Array(rows.length)
  rows.forEach((row, point) => {
    const place = direction(row)
    const scale = earthRadius * Math.sqrt(2 / Math.max(1e-9, 1 + dot(place, up)))
    xs[point] = scale * dot(place, east)
    ys[point] = -scale * dot(place, north)
  })
  return { xs, ys, rows }
}

function frameAbove(rows: Uint32Array, direction: (row: number) => Direction) {
  let [x, y, z] = [0, 0, 0]
  for (const row of rows) {
    const place = direction(row)
    x += place[0]
    y += place[1]
    z += place[2]
  }
  const longitude = Math.atan2(y, x)
  const latitude = Math.atan2(z, Math.hypot(x, y))
  const [sinLng, cosLng] = [Math.sin(longitude), Math.cos(longitude)]
  const [sinLat, cosLat] = [Math.sin(latitude), Math.cos(latitude)]
  const east: Direction = [-sinLng, cosLng, 0]
  const north: Direction = [-sinLat * cosLng, -sinLat * sinLng, cosLat]
  const up: Direction = [cosLat * cosLng, cosLat * sinLng, sinLat]
  return { east, north, up }
}

function dot(one: Direction, other: Direction): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}
