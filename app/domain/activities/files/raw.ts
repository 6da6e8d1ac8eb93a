import type { Lap, Leg, Sport } from '../activity.ts'
import { columnNames, trackOf } from '../track/columns.ts'

/** As in a track, but a clock of seconds since 1970, and metres only where the device tells them. */
export type RawRow = { [Name in keyof Leg['track']]?: number }

export const mostRows = 1_500_000

/** Of activities in one file, and of laps in one activity. */
export const mostParts = 2000

export class TooManyPoints extends Error {}

/** Adds a part of a file. Throws `TooManyPoints` above 2 000 of them. */
export function addPart<Part>(parts: Part[], part: Part): Part {
  if (parts.length >= mostParts) throw new TooManyPoints()
  parts.push(part)
  return part
}

/** Columns that grow with each row. */
export class RawRows {
  count = 0
  #columns = columnNames.map((name) => ({ name, values: new Float64Array(0) }))

  /** Adds a row, NaN where nothing is said. Throws `TooManyPoints` above 1 500 000. */
  add(row: RawRow): void {
    if (this.count >= mostRows) throw new TooManyPoints()
    for (const column of this.#columns) {
      if (this.count === column.values.length) column.values = grown(column.values)
      column.values[this.count] = row[column.name] ?? Number.NaN
    }
    this.count += 1
  }

  /** The columns as they are read, without copies. */
  columns(): Leg['track'] {
    return trackOf(
      (name) =>
        this.#columns.find((column) => column.name === name)?.values.subarray(0, this.count) ??
        new Float64Array(),
    )
  }
}

function grown(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(256, values.length * 2))
  larger.set(values)
  return larger
}

/** A lap as it is told: when it began, in seconds since 1970. */
export type RawLap = Omit<Lap, 'startSeconds'> & { startedAt: number }

export type RawLeg = {
  sport: Sport | undefined
  rows: RawRows
  laps: RawLap[]
  poolMetres: number | undefined
  told: Leg['told']
  /** Whether cadences are of one leg, half of the steps. */
  isCadenceOfOneLeg: boolean
}

export type RawActivity = { title: string; device: string | undefined; legs: RawLeg[] }

export function rawLeg(sport: Sport | undefined, isCadenceOfOneLeg = false): RawLeg {
  return { sport, rows: new RawRows(), laps: [], poolMetres: undefined, told: {}, isCadenceOfOneLeg }
}

/** What a file held; `isCut` where its end is missing or cannot be read. */
export type RawFile = { activities: RawActivity[]; isCut: boolean }
