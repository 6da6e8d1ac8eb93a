import type { Sport, Track } from '../activity.ts'
import { at, columnOf, rowsWhere } from './columns.ts'
import { movingSeconds } from './moving.ts'
import { smoothAltitudes } from './smooth-altitudes.ts'

/** A figure along the way: at `metres`, evenly apart from the first row to the last. */
export type Profile = { metres: Float64Array; values: Float64Array }

/** Metres above the sea at so many places, smoothed as for the climb; straight between measures, NaN where there is none. */
export function elevationProfile(track: Track, points: number): Profile {
  return along(track, smoothAltitudes(track), points)
}

/** Seconds in movement per kilometre along the way, each over its share of it; NaN without a clock. */
export function paceProfile(track: Track, sport: Sport, points: number): Profile {
  const { metres, values } = along(track, movingSeconds(track, sport), points + 1)
  const step = (at(metres, 1) - at(metres, 0)) / 1000
  const paces = columnOf(points, (point) =>
    step > 0 ? (at(values, point + 1) - at(values, point)) / step : Number.NaN,
  )
  return { metres: metres.subarray(0, points).map((from) => from + (step * 1000) / 2), values: paces }
}

function along({ metres }: Track, column: Float64Array, points: number): Profile {
  const measured = rowsWhere(column.length, (row) => !Number.isNaN(at(column, row) + at(metres, row)))
  const [start, end] = [at(metres, 0), at(metres, metres.length - 1)]
  const profile = { metres: new Float64Array(points), values: new Float64Array(points) }
  let next = 0
  for (let point = 0; point < points; point += 1) {
    const place = start + ((end - start) * point) / Math.max(1, points - 1)
    while (next < measured.length - 1 && at(metres, at(measured, next)) < place) next += 1
    const [before, after] = [at(measured, Math.max(0, next - 1)), at(measured, next)]
    profile.metres[point] = place
    profile.values[point] = between(
      at(metres, before),
      at(column, before),
      at(metres, after),
      at(column, after),
      place,
    )
  }
  return profile
}

/** The value at `place` on the straight line between two, that of the nearer one outside. */
export function between(from: number, value: number, to: number, other: number, place: number): number {
  if (place <= from || to <= from) return place <= from ? value : other
  return place >= to ? other : value + ((other - value) * (place - from)) / (to - from)
}
