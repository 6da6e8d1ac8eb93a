import type { Track } from '../activity.ts'
import { at, rowCount } from './columns.ts'

/** Metres of the way an altitude is averaged over: barometers and satellites err from one row to the next. */
const window = 50

/** Altitudes averaged over 50 m of the way around each row; over 30 s where no distance is known. NaN stays NaN. Computed once. */
export function smoothAltitudes(track: Track): Float64Array {
  const smooth = known.get(track) ?? smoothed(track)
  known.set(track, smooth)
  return smooth
}

const known = new WeakMap<Track, Float64Array>()

function smoothed(track: Track): Float64Array {
  const { metres, seconds, altitudes } = track
  const hasMetres = !Number.isNaN(at(metres, 0))
  const places = hasMetres ? metres : seconds
  const half = (hasMetres ? window : 30) / 2
  const smooth = new Float64Array(rowCount(track))
  let [first, end, sum, count] = [0, 0, 0, 0]
  const take = (row: number, sign: 1 | -1) => {
    const altitude = at(altitudes, row)
    if (Number.isNaN(altitude)) return
    sum += sign * altitude
    count += sign
  }
  for (let row = 0; row < smooth.length; row += 1) {
    const place = at(places, row)
    for (; at(places, end) <= place + half; end += 1) take(end, 1)
    for (; at(places, first) < place - half; first += 1) take(first, -1)
    smooth[row] = Number.isNaN(at(altitudes, row)) ? Number.NaN : count > 0 ? sum / count : at(altitudes, row)
  }
  return smooth
}
