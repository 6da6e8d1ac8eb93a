import { at, rowsWhere } from '../track/columns.ts'

/** Between two rows of one activity, seconds: what is longer is a clock that was set. */
const longestPause = 36 * 3600

const believedFrom = Date.UTC(2000, 0, 1) / 1000
const believedUntil = Date.UTC(2100, 0, 1) / 1000

/** Whether an instant, in seconds since 1970, may be the day of an activity: devices without a clock say 1970 or 1989. */
export function isBelieved(instant: number): boolean {
  return instant >= believedFrom && instant < believedUntil
}

/**
 * Which rows to keep of a clock that should never go back: single rows that jump are left out. Where more than a tenth
 * would go, the clock was set on the way, and all are kept.
 */
export function rowsInOrder(clock: Float64Array): Uint32Array {
  const kept = longestRise(clock)
  const timed = clock.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0)
  const isSet = kept.timed < 0.9 * timed
  return rowsWhere(clock.length, (row) => isSet || kept.isKept[row] === 1)
}

/** Seconds since the first row: a step back or of more than 36 h counts as none, rows without a clock are in between. */
export function secondsSinceStart(clock: Float64Array): Float64Array {
  const seconds = new Float64Array(clock.length)
  let [last, elapsed] = [-1, 0]
  for (let row = 0; row < clock.length; row += 1) {
    if (Number.isNaN(at(clock, row))) continue
    const step = last < 0 ? 0 : at(clock, row) - at(clock, last)
    const counted = step > 0 && step <= longestPause ? step : 0
    for (let between = last + 1; between < row; between += 1) {
      seconds[between] = elapsed + (last < 0 ? 0 : (counted * (between - last)) / (row - last))
    }
    elapsed += counted
    seconds[row] = elapsed
    last = row
  }
  return last < 0 ? seconds.fill(Number.NaN) : seconds.fill(elapsed, last + 1)
}

/** The longest subsequence that never falls (patience sorting); rows without a clock stay. */
function longestRise(clock: Float64Array) {
  const ends = new Uint32Array(clock.length)
  const before = new Int32Array(clock.length).fill(-1)
  const isKept = new Uint8Array(clock.length)
  let length = 0
  for (let row = 0; row < clock.length; row += 1) {
    const value = at(clock, row)
    if (Number.isNaN(value)) {
      isKept[row] = 1
      continue
    }
    let [low, high] = [0, length]
    if (length > 0 && at(clock, at(ends, length - 1)) <= value) low = length
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(clock, at(ends, middle)) <= value) low = middle + 1
      else high = middle
    }
    before[row] = low > 0 ? at(ends, low - 1) : -1
    ends[low] = row
    length = Math.max(length, low + 1)
  }
  for (let row = length > 0 ? at(ends, length - 1) : -1; row >= 0; row = at(before, row)) isKept[row] = 1
  return { isKept, timed: length }
}
