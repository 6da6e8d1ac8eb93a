import type { Track } from '../activity.ts'
import { at, rowCount } from '../track/columns.ts'

export type Effort = { seconds: number; startMetres: number }

/**
 * The shortest time over `distance` metres anywhere on a track, its pauses counted, straight between rows. Undefined where
 * the track is shorter or has no clock. The fastest stretch begins or ends at a row, so each row is tried as both.
 */
export function bestEffort(track: Track, distance: number): Effort | undefined {
  const forward = fastestFrom(track.metres, track.seconds, distance)
  const backward = fastestFrom(reversed(track.metres), reversed(track.seconds), distance)
  const starts = backward && { ...backward, startMetres: -backward.startMetres - distance }
  if (!forward || !starts) return forward ?? starts
  return starts.seconds < forward.seconds ? starts : forward
}

function fastestFrom(metres: Float64Array, seconds: Float64Array, distance: number): Effort | undefined {
  let best: Effort | undefined
  let after = 0
  for (let row = 0; row < metres.length; row += 1) {
    const start = at(metres, row)
    while (after < metres.length && at(metres, after) < start + distance) after += 1
    if (after >= metres.length) break
    const taken = secondsAt(metres, seconds, after, start + distance) - at(seconds, row)
    if (taken > 0 && !(best && best.seconds <= taken)) best = { seconds: taken, startMetres: start }
  }
  return best
}

function secondsAt(metres: Float64Array, seconds: Float64Array, after: number, place: number): number {
  const from = at(metres, after - 1)
  const to = at(metres, after)
  const share = to > from ? (place - from) / (to - from) : 1
  return at(seconds, after - 1) + (at(seconds, after) - at(seconds, after - 1)) * share
}

/** The track run backwards: what ends at a row begins there. */
function reversed(column: Float64Array): Float64Array {
  const turned = new Float64Array(column.length)
  for (let row = 0; row < turned.length; row += 1) turned[row] = -at(column, turned.length - 1 - row)
  return turned
}

/** Metres from the first row to the last. */
export function trackLength(track: Track): number {
  return at(track.metres, rowCount(track) - 1) - at(track.metres, 0)
}
