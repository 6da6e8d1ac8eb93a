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
  const cut = Math.min(longestCut, Math.max(0, Number.isNaN(metres) ? usualCut : metres))
  const tracks = activity.legs.map(({ track }) => track)
  const [start, end] = [placeOf(tracks, false), placeOf(tracks, true)]
  if (cut === 0 || !start || !end) return activity
  const isNear = (track: Track, row: number) =>
    isWithin(cut, start, track, row) || isWithin(cut, end, track, row)
  return { ...activity, legs: activity.legs.map((leg) => ({ ...leg, track: without(leg.track, isNear) })) }
}

const metresPerDegree = 111_000

function isWithin(cut: number, place: Place, { metres, latitudes, longitudes }: Track, row: number): boolean {
  if (Math.abs(at(metres, row) - place.metres) <= cut) return true
  if (Math.abs(at(latitudes, row) - place.latitude) * metresPerDegree > cut) return false
  return metresBetween(at(latitudes, row), at(longitudes, row), place.latitude, place.longitude) <= cut
}

type Place = { latitude: number; longitude: number; metres: number }

function placeOf(tracks: readonly Track[], isLast: boolean): Place | undefined {
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
