import type { Activity, Track } from './activity.ts'
import { longestCut, usualCut } from './cut-lengths.ts'
import { at, hasPosition } from './track/columns.ts'
import { metresBetween } from './track/earth.ts'

/**
 * The activity without its positions within `metres` (0–1000) of its start and its end: along the way, and wherever it
 * comes by again, so that no line leads to a door. Everything else stays, figures too. Where all of it is that near,
 * nothing is left to draw (`hasLine`).
 */
export function cutEnds(activity: Activity, metres: number = usualCut): Activity {
  const places = protectedPlaces(activity, metres)
  if (!places) return activity
  const { cut, all } = places
  const isNear = (track: Track, row: number) => all.some((place) => isWithin(cut, place, track, row))
  return { ...activity, legs: activity.legs.map((leg) => ({ ...leg, track: without(leg.track, isNear) })) }
}

/** Around what nothing is drawn: `cut` metres from the start and the end; undefined where all may be shown. */
export function protectedPlaces({ legs }: Activity, metres: number) {
  const cut = Math.min(longestCut, Math.max(0, Number.isNaN(metres) ? usualCut : metres))
  const tracks = legs.map(({ track }) => track)
  const [start, end] = [placeOf(tracks, false), placeOf(tracks, true)]
  return cut === 0 || !start || !end ? undefined : { cut, all: [start, end] }
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
type PlaceOnWay = Place & { metres: number }

function placeOf(tracks: readonly Track[], isLast: boolean): PlaceOnWay | undefined {
  const inOrder = isLast ? tracks.toReversed() : tracks
  for (const track of inOrder) {
    const isThere = (_: number, row: number) => hasPosition(track, row)
    const row = isLast ? track.latitudes.findLastIndex(isThere) : track.latitudes.findIndex(isThere)
    if (row < 0) continue
    return {
      latitude: at(track.latitudes, row),
      longitude: at(track.longitudes, row),
      metres: at(track.metres, row),
    }
  }
  return undefined
}

function without(track: Track, isNear: (track: Track, row: number) => boolean): Track {
  const kept = (value: number, row: number) => (isNear(track, row) ? Number.NaN : value)
  const latitudes = track.latitudes.map(kept)
  return {
    ...track,
    latitudes,
    longitudes: track.longitudes.map((value, row) => (Number.isNaN(at(latitudes, row)) ? Number.NaN : value)),
  }
}
