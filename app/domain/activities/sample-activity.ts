import type { Activity, Track } from './activity.ts'
import { trackOf } from './track/columns.ts'
import { earthRadius } from './track/earth.ts'

const lasts = 5760
const bounds = 2 * Math.PI

/**
 * A long run around a lake that does not exist, to try the tool with: some 18 km in 1 h 36, a row a second, the same for
 * everybody.
 */
export function sampleActivity(startedAt: Date): Activity {
  const track = sampleTrack()
  return {
    id: 'exemple',
    source: 'file',
    title: 'Sortie longue',
    startedAt,
    device: undefined,
    legs: [{ sport: 'run', track, laps: [], poolMetres: undefined, told: {} }],
  }
}

function sampleTrack(): Track {
  const track = trackOf(() => new Float64Array(lasts + 1))
  track.watts.fill(Number.NaN)
  const degrees = 180 / Math.PI / earthRadius
  let [angle, metres] = [0, 0]
  for (let second = 0; second <= lasts; second += 1) {
    const [x, y] = placeAt(angle)
    const slope = (heightAt(angle + 0.002) - heightAt(angle)) / (perAngle(angle) * 0.002)
    const speed = (3.2 + 0.25 * wave(second, 1300) - 6 * slope) * (1 + 0.03 * wave(second, 37))
    track.seconds[second] = second
    track.latitudes[second] = 46.3 + y * degrees
    track.longitudes[second] = 2.4 + (x * degrees) / Math.cos((46.3 * Math.PI) / 180)
    track.metres[second] = metres
    track.altitudes[second] = heightAt(angle) + 0.4 * wave(second, 11)
    track.heartRates[second] = Math.round(
      128 + 20 * (1 - Math.exp(-second / 240)) + 260 * slope + second / 700,
    )
    track.cadences[second] = Math.round(170 + 4 * wave(second, 90) + 3 * wave(second, 7))
    metres += speed
    angle += speed / perAngle(angle)
  }
  return track
}

function wave(place: number, length: number): number {
  return Math.sin((bounds * place) / length)
}

/** The way around, metres from its middle. */
function placeAt(angle: number): readonly [x: number, y: number] {
  const radius =
    2280 *
    (1 +
      0.22 * Math.sin(2 * angle + 1) +
      0.13 * Math.sin(3 * angle + 2.4) +
      0.016 * Math.sin(13 * angle) +
      0.008 * Math.sin(24 * angle + 1) +
      0.05 * Math.sin(7 * angle))
  return [1.25 * radius * Math.cos(angle), radius * Math.sin(angle)]
}

function perAngle(angle: number): number {
  const [x, y] = placeAt(angle)
  const [nextX, nextY] = placeAt(angle + 0.001)
  return Math.hypot(nextX - x, nextY - y) / 0.001
}

function heightAt(angle: number): number {
  return 210 + 46 * Math.sin(angle - 1) + 22 * Math.sin(3 * angle) + 9 * Math.sin(8 * angle + 1)
}
