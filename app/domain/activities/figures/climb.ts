import type { Track } from '../activity.ts'
import { smoothAltitudes } from '../track/smooth-altitudes.ts'

/** A rise counts once it is this high, metres: less is the noise of barometers and satellites. */
const threshold = 3

/** Metres climbed: rises of 3 m and more between the turning points of the smoothed altitudes; undefined without two of them. */
export function climbOf(track: Track): number | undefined {
  const altitudes = smoothAltitudes(track).filter((altitude) => !Number.isNaN(altitude))
  let [low, high] = [altitudes[0], altitudes[0]]
  if (low === undefined || high === undefined || altitudes.length < 2) return undefined
  let climbed = 0
  for (const altitude of altitudes) {
    high = Math.max(high, altitude)
    if (altitude <= high - threshold || altitude < low) {
      if (high - low >= threshold) climbed += high - low
      low = high = altitude
    }
  }
  return high - low >= threshold ? climbed + high - low : climbed
}
