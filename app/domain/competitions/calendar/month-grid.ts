import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { daysIn, mondayOf, monthOf } from '#app/domain/shared/dates/months.ts'
import type { DaySpan } from '../competition.ts'
import { daysApart } from '../days-apart.ts'
import { lastDayOf, touches } from './entry-list.ts'

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

/** Each appointment gets the highest lane free on all its days: longer, then earlier ones first. */
function placeInWeek<Entry extends DaySpan>(
  entries: readonly Entry[],
  days: readonly string[],
  lanes: number,
): { bars: GridBar<Entry>[]; unplaced: number[] } {
  const [monday = '', sunday = ''] = [days[0], days.at(-1)]
  const pieces = entries
    .filter((entry) => touches(entry, { startOn: monday, endOn: sunday }))
    .map((entry) => pieceOf(entry, monday, sunday))
    .sort((a, b) => b.span - a.span || a.column - b.column)
  const unplaced = days.map(() => 0)
  const bars: GridBar<Entry>[] = []
  for (const piece of pieces) {
    const { column, span } = piece
    const beside = bars.filter((bar) => bar.column < column + span && bar.column + bar.span > column)
    let lane = 1
    while (beside.some((bar) => bar.lane === lane)) lane += 1
    if (lane <= lanes) bars.push({ ...piece, lane })
    else
      for (let day = column - 1; day < column - 1 + span; day += 1) unplaced[day] = (unplaced[day] ?? 0) + 1
  }
  return { bars: bars.sort((a, b) => a.column - b.column || a.lane - b.lane), unplaced }
}

function pieceOf<Entry extends DaySpan>(
  entry: Entry,
  monday: string,
  sunday: string,
): Omit<GridBar<Entry>, 'lane'> {
  const [startOn, endOn] = [entry.startOn, lastDayOf(entry)]
  const [isContinued, goesOn] = [startOn < monday, endOn > sunday]
  const column = isContinued ? 1 : daysApart(monday, startOn) + 1
  const last = goesOn ? 7 : daysApart(monday, endOn) + 1
  return { entry, column, span: last - column + 1, isContinued, goesOn }
}
