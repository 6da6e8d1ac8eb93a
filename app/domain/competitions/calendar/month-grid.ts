import { addDays } from '#app/domain/shared/french-dates.ts'
import type { DaySpan } from '../competition.ts'
import { daysIn, mondayOf, monthOf } from './months.ts'
import { placeInWeek } from './week-lanes.ts'
import type { GridBar } from './week-lanes.ts'

export type GridDay = {
  readonly on: string
  /** 1 to 31. */
  readonly date: number
  readonly isInMonth: boolean
  readonly isToday: boolean
  /** Appointments of the day for which the week has no lane left: « + 3 autres ». */
  readonly unplaced: number
}

export type GridWeek<Entry> = { readonly days: readonly GridDay[]; readonly bars: readonly GridBar<Entry>[] }

type GridQuestion<Entry> = {
  /** `YYYY-MM` */
  readonly month: string
  /** `YYYY-MM-DD` in France. */
  readonly today: string
  /** Those that should stand highest first; of a week, the longest are placed first. */
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

/**
 * The weeks of a month with their appointments. One that lasts several days is a bar, cut at the ends of weeks; one
 * whose end is before its start counts as its first day. Time grows with the number of entries, no faster.
 */
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
