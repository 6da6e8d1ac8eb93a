import type { Track } from '../activity.ts'
import { hasPosition, rowCount, rowsWhere } from './columns.ts'
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
  const places = directionsOf(track, rows)
  const { east, north, up } = frameAbove(places)
  const xs = new Float64Array(rows.length)
  const ys = new Float64Array(rows.length)
  for (let point = 0; point < rows.length; point += 1) {
    const x = places[3 * point] ?? NaN
    const y = places[3 * point + 1] ?? NaN
    const z = places[3 * point + 2] ?? NaN
    const scale = earthRadius * Math.sqrt(2 / Math.max(1e-9, 1 + x * up[0] + y * up[1] + z * up[2]))
    xs[point] = scale * (x * east[0] + y * east[1] + z * east[2])
    ys[point] = -scale * (x * north[0] + y * north[1] + z * north[2])
  }
  return { xs, ys, rows }
}

/** Of each row three numbers. */
function directionsOf({ latitudes, longitudes }: Track, rows: Uint32Array): Float64Array {
  const places = new Float64Array(3 * rows.length)
  for (let point = 0; point < rows.length; point += 1) {
    const row = rows[point] ?? -1
    const place = directionTo(latitudes[row] ?? NaN, longitudes[row] ?? NaN)
    places[3 * point] = place[0]
    places[3 * point + 1] = place[1]
    places[3 * point + 2] = place[2]
  }
  return places
}

function frameAbove(places: Float64Array) {
  let [x, y, z] = [0, 0, 0]
  for (let point = 0; point < places.length; point += 3) {
    x += places[point] ?? NaN
    y += places[point + 1] ?? NaN
    z += places[point + 2] ?? NaN
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
