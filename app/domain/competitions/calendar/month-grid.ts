import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { daysIn, mondayOf, monthOf } from '#app/domain/shared/dates/months.ts'
import type { DaySpan } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

export type GridDay = {
  readonly on: string
  /** 1 to 31. */
  readonly date: number
  readonly isInMonth: boolean
  readonly isToday: boolean
  /** Appointments of the day for which the week has no lane left: « + 3 autres ». */
  readonly unplaced: number
}

type GridBar<Entry> = {
  readonly entry: Entry
  /** Column of its first day in this week, 1 is Monday. */
  readonly column: number
  readonly span: number
  /** 1 is the highest. */
  readonly lane: number
  readonly isContinued: boolean
  readonly goesOn: boolean
}

export type GridWeek<Entry> = { readonly days: readonly GridDay[]; readonly bars: readonly GridBar<Entry>[] }

type GridQuestion<Entry> = {
  readonly month: string
  /** `YYYY-MM-DD` in France. */
  readonly today: string
  readonly entries: readonly Entry[]
  /** Appointments a day shows one below the other, at most. */
  readonly lanes: number
}

/** First and last day a month's grid shows: whole weeks, Monday to Sunday, so days of other months too. */
export function gridSpan(month: string): DaySpan {
  const startOn = mondayOf(`${month}-01`)
  const lastMonday = mondayOf(`${month}-${daysIn(month)}`)
  return { startOn, endOn: addDays(lastMonday, 6) }
}

/** The weeks of a month with their appointments, cut at the ends of weeks. */
export function monthGrid<Entry extends DaySpan>(question: GridQuestion<Entry>): GridWeek<Entry>[] {
  const { month, today, entries, lanes } = question
  const { startOn, endOn } = gridSpan(month)
  const mondays: string[] = []
  for (let monday = startOn; monday < endOn; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays.map((monday) => {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    const { bars, unplaced } = placeInWeek(entries, days, lanes)
    return {
      bars,
      days: days.map((on, index) => ({
        on,
        date: Number(on.slice(8)),
        isInMonth: monthOf(on) === month,
        isToday: on === today,
        unplaced: unplaced[index] ?? 0,
      })),
    }
  })
}

type Placed<Entry> = { bars: GridBar<Entry>[]; unplaced: number[] }
type Piece<Entry> = { entry: Entry; first: number; last: number }

const columns = 7

/** Each appointment gets the highest lane free on all its days: longer, then earlier ones first. */
function placeInWeek<Entry extends DaySpan>(
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
  const pieces = entries.flatMap((entry) => pieceIn(entry, days) ?? [])
  return pieces.sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
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
