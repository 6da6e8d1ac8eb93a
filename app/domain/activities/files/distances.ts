import type { Track } from '../activity.ts'
import { at, hasPosition } from '../track/columns.ts'
import { metresBetween } from '../track/earth.ts'

/** So many rows in a row that agree with one another are no error: the athlete is there. */
const rowsOfANewPlace = 10

/**
 * Metres since the first row by positions, on the sphere. A position nobody reaches at `fastest` metres a second is taken
 * out of the columns; ten of them that agree are a new place, and the way to it counts for nothing.
 */
export function walkPositions(track: Track, fastest: number): Float64Array {
  const { latitudes, longitudes, seconds } = track
  const metres = new Float64Array(seconds.length).fill(Number.NaN)
  let [total, last] = [0, -1]
  let away: number[] = []
  for (let row = 0; row < seconds.length; row += 1) {
    if (!hasPosition(track, row)) continue
    const step = last < 0 ? 0 : stepBetween(track, last, row)
    const isJump = step > mostMetres(at(seconds, row) - at(seconds, last), fastest)
    const isWithAway =
      away.length === 0 || stepBetween(track, away.at(-1) ?? row, row) <= mostMetres(1, fastest)
    if (isJump) away = isWithAway ? [...away, row] : [row]
    if (isJump && away.length < rowsOfANewPlace) continue
    if (isJump) total += lengthOf(track, away)
    else {
      total += step
      for (const wrong of away) latitudes[wrong] = longitudes[wrong] = Number.NaN
    }
    away = []
    metres[row] = total
    last = row
  }
  for (const wrong of away) latitudes[wrong] = longitudes[wrong] = Number.NaN
  return fillBetween(metres, seconds)
}

function lengthOf(track: Track, rows: readonly number[]): number {
  return rows.reduce(
    (sum, row, place) => sum + (place > 0 ? stepBetween(track, rows[place - 1] ?? row, row) : 0),
    0,
  )
}

function stepBetween({ latitudes, longitudes }: Track, from: number, to: number): number {
  return metresBetween(at(latitudes, from), at(longitudes, from), at(latitudes, to), at(longitudes, to))
}

/** A position is some tens of metres off; without a clock no distance is too long. */
function mostMetres(seconds: number, fastest: number): number {
  return Number.isNaN(seconds) ? Infinity : 50 + Math.max(1, seconds) * fastest
}

/**
 * Metres as the device tells them, from zero and never back; undefined where it says nothing, or what `fastest` metres a
 * second cannot reach.
 */
export function toldMetres(
  told: Float64Array,
  seconds: Float64Array,
  fastest: number,
): Float64Array | undefined {
  const first = told.findIndex((value) => value >= 0)
  if (first < 0) return undefined
  const metres = new Float64Array(told.length).fill(Number.NaN)
  let most = at(told, first)
  for (let row = first; row < told.length; row += 1) {
    if (Number.isNaN(at(told, row))) continue
    most = Math.max(most, at(told, row))
    metres[row] = most - at(told, first)
  }
  const longest = mostMetres(at(seconds, told.length - 1), fastest)
  const isReal = metres.some((value) => value > 0) && most - at(told, first) <= longest
  return isReal ? fillBetween(metres, seconds) : undefined
}

/** What is not known lies on the straight line between what is, by the clock, else by rows; all NaN where nothing is. */
function fillBetween(metres: Float64Array, seconds: Float64Array): Float64Array {
  let last = -1
  for (let row = 0; row < metres.length; row += 1) {
    if (Number.isNaN(at(metres, row))) continue
    const from = last < 0 ? at(metres, row) : at(metres, last)
    const span = at(seconds, row) - at(seconds, last)
    for (let between = last + 1; between < row; between += 1) {
      const share =
        span > 0 ? (at(seconds, between) - at(seconds, last)) / span : (between - last) / (row - last)
      metres[between] = from + (at(metres, row) - from) * share
    }
    last = row
  }
  return last < 0 ? metres : metres.fill(at(metres, last), last + 1)
}
