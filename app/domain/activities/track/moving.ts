import type { Sport, Track } from '../activity.ts'
import { rowCount } from './columns.ts'

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
    const from = seconds[row - 1] ?? NaN
    const to = seconds[row] ?? NaN
    while ((seconds[first + 1] ?? NaN) <= from - around) first += 1
    while (last + 1 < moving.length && (last < row || (seconds[last + 1] ?? NaN) <= to + around)) last += 1
    const isPause = to - from > 2 * around
    const start = isPause ? row - 1 : first
    const end = isPause ? row : last
    const own = (metres[row] ?? NaN) - (metres[row - 1] ?? NaN)
    const went = (metres[end] ?? NaN) - (metres[start] ?? NaN)
    const isSlow =
      went < least * ((seconds[end] ?? NaN) - (seconds[start] ?? NaN)) && own < 3 * least * (to - from)
    const isStill = (still[row] ?? NaN) >= around
    moving[row] = (moving[row - 1] ?? NaN) + (isSlow || isStill || !(to > from) ? 0 : to - from)
  }
  return moving
}

/** Of each step, how long the distance did not change around it. */
function secondsAtPlace({ seconds, metres }: Track): Float64Array {
  const still = new Float64Array(seconds.length)
  for (let first = 0, last = 0; first < still.length - 1; first = Math.max(last, first + 1)) {
    last = first
    while ((metres[last + 1] ?? NaN) - (metres[first] ?? NaN) < 0.01) last += 1
    still.fill((seconds[last] ?? NaN) - (seconds[first] ?? NaN), first + 1, last + 1)
  }
  return still
}
