import type { Track } from '../activity.ts'
import { smoothAltitudes } from '../track/smooth-altitudes.ts'

/** A rise counts once it is this high, metres: less is the noise of barometers and satellites. */
const threshold = 3

/** Metres climbed: rises of 3 m and more between the turning points of the smoothed altitudes; undefined without two of them. */
export function climbOf(track: Track): number | undefined {
  let [low, high] = [Number.NaN, Number.NaN]
  let [climbed, measured] = [0, 0]
  for (const altitude of smoothAltitudes(track)) {
    if (Number.isNaN(altitude)) continue
    if (measured === 0) low = high = altitude
    measured += 1
    high = Math.max(high, altitude)
    if (altitude <= high - threshold || altitude < low) {
      if (high - low >= threshold) climbed += high - low
      low = high = altitude
    }
  }
  if (measured < 2) return undefined
  return high - low >= threshold ? climbed + high - low : climbed
}
