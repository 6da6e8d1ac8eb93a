import type { Track } from '../activity.ts'
import { at, rowCount } from '../track/columns.ts'

export type Effort = { seconds: number; startMetres: number }

/**
 * The shortest time over `distance` metres anywhere on a track, its pauses counted, straight between rows. Undefined where
 * the track is shorter or has no clock. The fastest stretch begins or ends at a row, so each row is tried as both.
 */
export function bestEffort({ metres, seconds }: Track, distance: number): Effort | undefined {
  let [best, startMetres] = [Infinity, Number.NaN]
  // The first row as far as a stretch from the present one, and the last from which one reaches it.
  let [end, start] = [0, -1]
  for (let row = 0; row < metres.length; row += 1) {
    const [place, clock] = [metres[row] ?? NaN, seconds[row] ?? NaN]
    while (end < metres.length && (metres[end] ?? NaN) < place + distance) end += 1
    const forward = end < metres.length ? secondsAt(metres, seconds, end, place + distance) - clock : Infinity
    if (forward > 0 && forward < best) [best, startMetres] = [forward, place]
    while ((metres[start + 1] ?? NaN) <= place - distance) start += 1
    const backward = start < 0 ? Infinity : clock - secondsAt(metres, seconds, start + 1, place - distance)
    if (backward > 0 && backward < best) [best, startMetres] = [backward, place - distance]
  }
  return best < Infinity ? { seconds: best, startMetres } : undefined
}

function secondsAt(metres: Float64Array, seconds: Float64Array, after: number, place: number): number {
  const from = metres[after - 1] ?? NaN
  const to = metres[after] ?? NaN
  const share = to > from ? (place - from) / (to - from) : 1
  const before = seconds[after - 1] ?? NaN
  return before + ((seconds[after] ?? NaN) - before) * share
}

/** Metres from the first row to the last. */
export function trackLength(track: Track): number {
  return at(track.metres, rowCount(track) - 1) - at(track.metres, 0)
}
