import type { Sport, Track } from '../activity.ts'
import { at, rowCount } from './columns.ts'

/** Slower than this, metres a second, is standing still. */
const standing: Record<Sport, number> = {
  run: 0.5,
  trail: 0.2,
  walk: 0.2,
  swim: 0.1,
  ride: 0.8,
  triathlon: 0.2,
  other: 0.2,
}

/** Rows this far around a step, in seconds, say how fast it was: a single position is some metres off. */
const around = 5

/**
 * Seconds in movement up to each row. A step counts when the track went faster around it (5 s before to 5 s after) than
 * standing still (run 0.5 m/s, ride 0.8, swim 0.1, others 0.2), or three times that itself; five seconds at the same place never do. Without
 * distances every second counts.
 */
export function movingSeconds(track: Track, sport: Sport): Float64Array {
  const { seconds, metres } = track
  const moving = new Float64Array(rowCount(track))
  const least = standing[sport]
  const still = secondsAtPlace(track)
  let [first, last] = [0, 0]
  for (let row = 1; row < moving.length; row += 1) {
    const from = at(seconds, row - 1)
    const to = at(seconds, row)
    while (at(seconds, first + 1) <= from - around) first += 1
    while (last + 1 < moving.length && (last < row || at(seconds, last + 1) <= to + around)) last += 1
    const isPause = to - from > 2 * around
    const start = isPause ? row - 1 : first
    const end = isPause ? row : last
    const own = at(metres, row) - at(metres, row - 1)
    const went = at(metres, end) - at(metres, start)
    const isSlow = went < least * (at(seconds, end) - at(seconds, start)) && own < 3 * least * (to - from)
    const isStill = at(still, row) >= around
    moving[row] = at(moving, row - 1) + (isSlow || isStill || !(to > from) ? 0 : to - from)
  }
  return moving
}

/** Of each step, how long the distance did not change around it. */
function secondsAtPlace({ seconds, metres }: Track): Float64Array {
  const still = new Float64Array(seconds.length)
  for (let first = 0, last = 0; first < still.length - 1; first = Math.max(last, first + 1)) {
    last = first
    while (at(metres, last + 1) - at(metres, first) < 0.01) last += 1
    still.fill(at(seconds, last) - at(seconds, first), first + 1, last + 1)
  }
  return still
}
