import { capitalised } from '../within-sentence.ts'
import { addDays, weekdayOf } from './french-dates.ts'

const monthPattern = /^2\d{3}-(?:0[1-9]|1[0-2])$/
const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Whether a text is a month the calendar shows: `2000-01` to `2999-12`. */
export function isMonth(text: string): boolean {
  return monthPattern.test(text)
}

/** `2027-04` of a day in it. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month so many months later (earlier, below zero), held within what the calendar shows. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  const held = Math.min(Math.max(months, 2000 * 12), 2999 * 12 + 11)
  return `${Math.floor(held / 12)}-${String((held % 12) + 1).padStart(2, '0')}`
}

export function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The same day of the month so many months later, or the last one that month has: 31 January, 28 February. */
export function sameDayAfter(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const date = Math.min(Number(day.slice(8)), daysIn(month))
  return `${month}-${String(date).padStart(2, '0')}`
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** « avril 2027 ». @param month `YYYY-MM` */
export function formatMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`))
}

/** « Avril 2027 », as a title. @param month `YYYY-MM` */
export function monthTitle(month: string): string {
  return capitalised(formatMonth(month))
}

type Press = { readonly key: string; readonly shiftKey: boolean }

const walks: Readonly<Record<string, (day: string, byYear: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day, byYear) => sameDayAfter(day, byYear ? -12 : -1),
  PageDown: (day, byYear) => sameDayAfter(day, byYear ? 12 : 1),
}

/** The day a key leads to in the grid (WAI-ARIA date grid); undefined for a key the grid leaves alone. */
export function dayAfterKey(day: string, { key, shiftKey }: Press): string | undefined {
  return Object.hasOwn(walks, key) ? walks[key]?.(day, shiftKey) : undefined
}
