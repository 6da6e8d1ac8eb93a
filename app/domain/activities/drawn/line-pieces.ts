import type { Activity, Track } from '../activity.ts'
import { cutEnds, metresFromSegment, protectedPlaces, type Place } from '../cut-ends.ts'
import { at, hasPosition, rowCount } from '../track/columns.ts'

/** Rows without a position that a line still crosses: a tunnel, a lost signal. */
const longestBridge = 100

/**
 * The activity without its ends (`cutEnds`) and, of each leg, the rows its line is drawn through, piece by piece: it is
 * broken wherever something was cut off, and where two rows far apart would be joined through what is protected.
 */
export function linePieces(
  activity: Activity,
  cutMetres: number,
): { cut: Activity; pieces: Uint32Array[][] } {
  const cut = cutEnds(activity, cutMetres)
  const places = cut === activity ? undefined : protectedPlaces(activity, cutMetres)
  const pieces = cut.legs.map(({ track }, leg) => piecesOf(track, activity.legs[leg]?.track ?? track, places))
  return { cut, pieces }
}

type Protected = ReturnType<typeof protectedPlaces>

function piecesOf(cut: Track, whole: Track, places: Protected | undefined): Uint32Array[] {
  const pieces: number[][] = []
  let piece: number[] = []
  let [missing, before] = [Infinity, -1]
  for (let row = 0; row < rowCount(cut); row += 1) {
    if (!hasPosition(cut, row)) {
      missing += hasPosition(whole, row) ? Infinity : 1
      continue
    }
    if (missing > longestBridge || (places && isThrough(cut, before, row, places))) pieces.push((piece = []))
    piece.push(row)
    missing = 0
    before = row
  }
  return pieces.filter(({ length }) => length > 1).map((rows) => new Uint32Array(rows))
}

const metresPerDegree = 111_000

function isThrough(track: Track, from: number, to: number, { cut, all }: NonNullable<Protected>): boolean {
  const { latitudes, longitudes } = track
  const north = Math.abs(at(latitudes, to) - at(latitudes, from)) * metresPerDegree
  const isLong = Math.abs(at(longitudes, to) - at(longitudes, from)) * metresPerDegree + north > cut
  let isFar = !isLong
  for (const { latitude } of all) {
    isFar &&= Math.abs(at(latitudes, from) - latitude) * metresPerDegree > cut + north + 1
  }
  // Nearly every step of a track is short and far from both ends.
  if (isFar) return false
  const placeAt = (row: number): Place => ({
    latitude: at(track.latitudes, row),
    longitude: at(track.longitudes, row),
  })
  const [one, other] = [placeAt(from), placeAt(to)]
  return all.some((place) => metresFromSegment(place, one, other) <= cut)
}
