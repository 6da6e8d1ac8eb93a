import type { DaySpan } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

/** An appointment in one week of the grid. */
export type GridBar<Entry> = {
  readonly entry: Entry
  /** Column of its first day in this week, 1 is Monday. */
  readonly column: number
  /** Columns it covers. */
  readonly span: number
  /** 1 is the highest. */
  readonly lane: number
  /** It began in an earlier week. */
  readonly isContinued: boolean
  /** It goes on next week. */
  readonly goesOn: boolean
}

type Placed<Entry> = { bars: GridBar<Entry>[]; unplaced: number[] }
type Piece<Entry> = { entry: Entry; first: number; last: number }

const columns = 7

/**
 * Gives each appointment of a week the highest lane that is free on all its days: longer ones first, then earlier ones,
 * then as they come. What finds none is counted on each of its days. Buckets instead of a sort keep it linear.
 * @param days the seven days of the week, `YYYY-MM-DD`
 */
export function placeInWeek<Entry extends DaySpan>(
  entries: readonly Entry[],
  days: readonly string[],
  lanes: number,
): Placed<Entry> {
  const free = Array.from({ length: lanes }, () => Array.from({ length: columns }, () => true))
  const unplaced = Array.from({ length: columns }, () => 0)
  const bars: GridBar<Entry>[] = []
  for (const piece of longestFirst(entries, days)) {
    const lane = free.findIndex((row) => row.slice(piece.first, piece.last + 1).every(Boolean))
    const row = free[lane]
    if (row) {
      row.fill(false, piece.first, piece.last + 1)
      bars.push(barOf(piece, lane + 1, days))
    } else {
      for (let column = piece.first; column <= piece.last; column += 1) {
        unplaced[column] = (unplaced[column] ?? 0) + 1
      }
    }
  }
  return { bars: bars.sort((a, b) => a.column - b.column || a.lane - b.lane), unplaced }
}

function longestFirst<Entry extends DaySpan>(
  entries: readonly Entry[],
  days: readonly string[],
): Piece<Entry>[] {
  const buckets: Piece<Entry>[][] = Array.from({ length: columns * columns }, () => [])
  for (const entry of entries) {
    const piece = pieceIn(entry, days)
    if (piece) buckets[(columns - 1 - (piece.last - piece.first)) * columns + piece.first]?.push(piece)
  }
  return buckets.flat()
}

function pieceIn<Entry extends DaySpan>(entry: Entry, days: readonly string[]): Piece<Entry> | undefined {
  const [monday = '', sunday = ''] = [days[0], days[columns - 1]]
  const { startOn } = entry
  const endOn = lastDayOf(entry)
  if (endOn < monday || startOn > sunday) return undefined
  const first = startOn <= monday ? 0 : daysApart(monday, startOn)
  const last = endOn >= sunday ? columns - 1 : daysApart(monday, endOn)
  return { entry, first, last }
}

function barOf<Entry extends DaySpan>(
  { entry, first, last }: Piece<Entry>,
  lane: number,
  days: readonly string[],
): GridBar<Entry> {
  return {
    entry,
    column: first + 1,
    span: last - first + 1,
    lane,
    isContinued: entry.startOn < (days[0] ?? ''),
    goesOn: lastDayOf(entry) > (days[columns - 1] ?? ''),
  }
}

/** The last day of an appointment; its first one when its end is before it. */
export function lastDayOf({ startOn, endOn }: DaySpan): string {
  return endOn < startOn ? startOn : endOn
}
