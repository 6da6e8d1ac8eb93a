import type { Track } from '../activity.ts'

export type ColumnName = keyof Track

export const columnNames = [
  'seconds',
  'latitudes',
  'longitudes',
  'metres',
  'altitudes',
  'heartRates',
  'cadences',
  'watts',
] as const satisfies readonly ColumnName[]

/** A value of a column, NaN outside of it. Loops over all rows of a leg read the column itself: calls cost until they are compiled. */
export function at(column: ArrayLike<number>, row: number): number {
  return column[row] ?? Number.NaN
}

export function rowCount({ seconds }: Track): number {
  return seconds.length
}

/** A track of columns made one by one, of equal length. */
export function trackOf(column: (name: ColumnName) => Float64Array<ArrayBuffer>): Track {
  return Object.fromEntries(columnNames.map((name) => [name, column(name)])) as Track
}

export const emptyTrack: Track = trackOf(() => new Float64Array(0))

/** Tracks one after the other, as the legs of a triathlon are. */
export function joinTracks(tracks: readonly Track[]): Track {
  const [only] = tracks
  if (only && tracks.length === 1) return only
  const total = tracks.reduce((sum, track) => sum + rowCount(track), 0)
  return trackOf((name) => {
    const joined = new Float64Array(total)
    let row = 0
    for (const track of tracks) {
      joined.set(track[name], row)
      row += rowCount(track)
    }
    return joined
  })
}

/** A column of so many values, each by its row. A loop: `Float64Array.from` takes ten times as long. */
export function columnOf(count: number, valueOf: (row: number) => number): Float64Array<ArrayBuffer> {
  const column = new Float64Array(count)
  for (let row = 0; row < count; row += 1) column[row] = valueOf(row)
  return column
}

/** Those of the first `count` rows that are wanted. */
export function rowsWhere(count: number, isWanted: (row: number) => boolean): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(count)
  let wanted = 0
  for (let row = 0; row < count; row += 1) {
    if (!isWanted(row)) continue
    rows[wanted] = row
    wanted += 1
  }
  return rows.slice(0, wanted)
}

/** Whether a column holds any measure. */
export function isMeasured(column: Float64Array): boolean {
  return column.some((value) => !Number.isNaN(value))
}

export function hasPosition({ latitudes, longitudes }: Track, row: number): boolean {
  return !Number.isNaN(at(latitudes, row) + at(longitudes, row))
}

/** Whether there is a line to draw: two rows with a position, apart. */
export function hasLine(track: Track): boolean {
  const first = track.latitudes.findIndex((_, row) => hasPosition(track, row))
  const [latitude, longitude] = [at(track.latitudes, first), at(track.longitudes, first)]
  return track.latitudes.some(
    (value, row) =>
      hasPosition(track, row) && (value !== latitude || at(track.longitudes, row) !== longitude),
  )
}
