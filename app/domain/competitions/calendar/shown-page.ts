import { addMonths, daysIn, monthOf } from '#app/domain/shared/dates/months.ts'
import type { DaySpan } from '../competition.ts'
import type { CalendarQuery, View } from './calendar-query.ts'
import type { CalendarItem } from './club-calendar.ts'
import { filterEntries, touches, type PeopleOfEntries } from './entry-list.ts'
import { gridSpan, monthGrid, type GridWeek } from './month-grid.ts'

export type CalendarPlace = {
  readonly view: View | 'jour'
  readonly month: string
  readonly span: DaySpan
}

export const rowsOfPage = 20

/** Appointments a day of the grid shows one below the other, at most. */
export const lanesOfDay = 3

const monthsAhead = 12

/** What an address asks for; a list without a month is of the year to come. @param today `YYYY-MM-DD` in France */
export function placeOf(query: CalendarQuery, { view, today }: { view: View; today: string }): CalendarPlace {
  if (query.day !== undefined)
    return { view: 'jour', month: monthOf(query.day), span: { startOn: query.day, endOn: query.day } }
  const month = query.month ?? monthOf(today)
  const shown = query.view ?? view
  const span =
    shown === 'liste' && query.month === undefined
      ? { startOn: today, endOn: lastDayIn(addMonths(month, monthsAhead - 1)) }
      : { startOn: `${month}-01`, endOn: lastDayIn(month) }
  return { view: shown, month, span }
}

export function isAhead({ view, month, span }: CalendarPlace): boolean {
  return view === 'liste' && monthOf(span.endOn) !== month
}

/** The days to read for a place: those its grid shows, or its list. */
export function spanToRead(place: CalendarPlace): DaySpan {
  return isAhead(place) ? place.span : gridSpan(place.month)
}

function lastDayIn(month: string): string {
  return `${month}-${daysIn(month)}`
}

export type ListPage = {
  readonly all: readonly CalendarItem[]
  readonly rows: readonly CalendarItem[]
  /** From 1; a page after the last is the last. */
  readonly page: number
  readonly pages: number
}

type Question = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  readonly people: PeopleOfEntries
}

/** The list of a place. @param items of its month, in the order of time */
export function listPage(items: readonly CalendarItem[], { query, place, people }: Question): ListPage {
  const all = filterEntries(items, query, people).filter((item) => touches(item, place.span))
  const pages = Math.max(1, Math.ceil(all.length / rowsOfPage))
  const page = Math.min(query.page, pages)
  return { all, rows: all.slice((page - 1) * rowsOfPage, page * rowsOfPage), page, pages }
}

/** The rows of a page by month, those that began before the list in its first. @param from first day of the list */
export function monthsIn(
  { rows }: Pick<ListPage, 'rows'>,
  from: string,
): { month: string; rows: readonly CalendarItem[] }[] {
  const ofMonths = Map.groupBy(rows, ({ startOn }) => monthOf(startOn < from ? from : startOn))
  return [...ofMonths].map(([month, own]) => ({ month, rows: own }))
}

/** The weeks of a month; on a full day one's own races are placed first. @param own keys of their entries */
export function gridOf(
  items: readonly CalendarItem[],
  { query, place, people }: Question,
  { today, own }: { readonly today: string; readonly own: ReadonlySet<string> },
): GridWeek<CalendarItem>[] {
  const span = gridSpan(place.month)
  const shown = filterEntries(items, query, people).filter((item) => touches(item, span))
  const gridWith = (entries: readonly CalendarItem[]) =>
    monthGrid({ month: place.month, today, entries, lanes: lanesOfDay })
  const grid = gridWith(shown)
  const placed = new Set(grid.flatMap(({ bars }) => bars.map(({ entry }) => entry.key)))
  const isHidden = ({ key }: CalendarItem) => own.has(key) && !placed.has(key)
  if (!shown.some(isHidden)) return grid
  return gridWith([...shown.filter(isHidden), ...shown.filter((item) => !isHidden(item))])
}
