import type { Activity, Track } from './activity.ts'
import { longestCut, usualCut } from './cut-lengths.ts'
import { at, hasPosition } from './track/columns.ts'
import { metresBetween } from './track/earth.ts'

/**
 * The activity without its positions within `metres` (0–1000) of its start and its end, and of those of each recording
 * it was put together from: along the way, and wherever it comes by again, so that no line leads to a door. Everything else stays, figures too. Where all of it is that near,
 * nothing is left to draw (`hasLine`).
 */
export function cutEnds(activity: Activity, metres: number = usualCut): Activity {
  const places = protectedPlaces(activity, metres)
  if (!places) return activity
  const { cut, all } = places
  return {
    ...activity,
    legs: activity.legs.map((leg) => ({ ...leg, track: without(leg.track, cut, all) })),
  }
}

/** Around what nothing is drawn: `cut` metres from each start and end; undefined where all may be shown. */
export function protectedPlaces({ legs }: Activity, metres: number) {
  const cut = Math.min(longestCut, Math.max(0, Number.isNaN(metres) ? usualCut : metres))
  const ends = legs.flatMap(({ track }) => endsOf(track))
  if (cut === 0 || ends.length === 0) return undefined
  const all = ends.flatMap(({ start, end }, leg) => [
    ...(followsOn(ends[leg - 1]?.end, start) ? [] : [start]),
    ...(followsOn(end, ends[leg + 1]?.start) ? [] : [end]),
  ])
  return { cut, all }
}

// From one sport of a race to the next. Longer or farther, it is another recording, and somebody was at home between.
const longestChange = { seconds: 30 * 60, metres: 1000 }

function followsOn(end: PlaceOnWay | undefined, start: PlaceOnWay | undefined): boolean {
  if (!end || !start || start.seconds - end.seconds > longestChange.seconds) return false
  const { latitude, longitude } = start
  return metresBetween(end.latitude, end.longitude, latitude, longitude) <= longestChange.metres
}

/** How near a straight line between two places comes to another; places a few kilometres apart. */
export function metresFromSegment(place: Place, from: Place, to: Place): number {
  const [fromX, fromY] = eastAndNorth(place, from)
  const [toX, toY] = eastAndNorth(place, to)
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX * alongX + alongY * alongY
  const share = length > 0 ? Math.min(1, Math.max(0, -(fromX * alongX + fromY * alongY) / length)) : 0
  return Math.hypot(fromX + share * alongX, fromY + share * alongY)
}

const metresPerDegree = 111_000

function eastAndNorth(middle: Place, place: Place): readonly [number, number] {
  const degrees = ((place.longitude - middle.longitude + 540) % 360) - 180
  const east = degrees * metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180)
  return [east, (place.latitude - middle.latitude) * metresPerDegree]
}

function isWithin(
  cut: number,
  place: PlaceOnWay,
  { metres, latitudes, longitudes }: Track,
  row: number,
): boolean {
  if (Math.abs(at(metres, row) - place.metres) <= cut) return true
  if (Math.abs(at(latitudes, row) - place.latitude) * metresPerDegree > cut) return false
  return metresBetween(at(latitudes, row), at(longitudes, row), place.latitude, place.longitude) <= cut
}

export type Place = { latitude: number; longitude: number }
type PlaceOnWay = Place & { metres: number; seconds: number }

/** Where a track with positions begins and ends. */
function endsOf(track: Track): { start: PlaceOnWay; end: PlaceOnWay }[] {
  const isThere = (_: number, row: number) => hasPosition(track, row)
  const first = track.latitudes.findIndex(isThere)
  if (first < 0) return []
  return [{ start: placeAt(track, first), end: placeAt(track, track.latitudes.findLastIndex(isThere)) }]
}

function placeAt({ latitudes, longitudes, metres, seconds }: Track, row: number): PlaceOnWay {
  return {
    latitude: at(latitudes, row),
    longitude: at(longitudes, row),
    metres: at(metres, row),
    seconds: at(seconds, row),
  }
}

function without(track: Track, cut: number, places: readonly PlaceOnWay[]): Track {
  const latitudes = track.latitudes.slice()
  const longitudes = track.longitudes.slice()
  for (const place of places) {
    for (let row = 0; row < latitudes.length; row += 1) {
      if (isWithin(cut, place, track, row)) latitudes[row] = longitudes[row] = Number.NaN
    }
  }
  return { ...track, latitudes, longitudes }
}
