import type { DaySpan } from '../competition.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { CalendarQuery, View } from './calendar-query.ts'
import { touches } from './entry-list.ts'
import { filterEntries } from './filter-entries.ts'
import type { PeopleOfEntries } from './filter-entries.ts'
import { gridSpan, monthGrid } from './month-grid.ts'
import type { GridWeek } from './month-grid.ts'
import { daysIn, monthOf } from './months.ts'

/** Where in the calendar somebody is: a month with its list, a list alone, or a day. */
export type CalendarPlace = {
  readonly view: View | 'jour'
  /** `YYYY-MM`; of a day, the one it is in. */
  readonly month: string
  /** What the list holds. */
  readonly span: DaySpan
}

/** Appointments a list shows at once. */
export const rowsOfPage = 20

/** Appointments a day of the grid shows one below the other, at most. */
export const lanesOfDay = 3

/**
 * The place an address asks for. A list without a month begins today; one of a named month holds all of it.
 * @param view what to show when the address does not say @param today `YYYY-MM-DD` in France
 */
export function placeOf(query: CalendarQuery, { view, today }: { view: View; today: string }): CalendarPlace {
  if (query.day !== undefined)
    return { view: 'jour', month: monthOf(query.day), span: { startOn: query.day, endOn: query.day } }
  const month = query.month ?? monthOf(today)
  const asked = query.view ?? view
  const startOn = asked === 'liste' && query.month === undefined ? today : `${month}-01`
  return { view: asked, month, span: { startOn, endOn: `${month}-${daysIn(month)}` } }
}

/** What a list shows: the rows of one of its pages. */
export type ListPage = {
  /** Of all pages. */
  readonly all: readonly CalendarItem[]
  readonly rows: readonly CalendarItem[]
  /** From 1; a page after the last is the last. */
  readonly page: number
  readonly pages: number
}

type Asked = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  readonly people: PeopleOfEntries
}

/** The list of a place. @param items of its month, in the order of time */
export function listPage(items: readonly CalendarItem[], { query, place, people }: Asked): ListPage {
  const all = filterEntries(items, query, people).filter((item) => touches(item, place.span))
  const pages = Math.max(1, Math.ceil(all.length / rowsOfPage))
  const page = Math.min(query.page, pages)
  return { all, rows: all.slice((page - 1) * rowsOfPage, page * rowsOfPage), page, pages }
}

/**
 * The weeks of a place's month.
 * @param first keys of entries that are placed before the others: a full day shows them rather than others
 */
export function gridOf(
  items: readonly CalendarItem[],
  { query, place, people }: Asked,
  { today, first }: { readonly today: string; readonly first: ReadonlySet<string> },
): GridWeek<CalendarItem>[] {
  const span = gridSpan(place.month)
  const shown = filterEntries(items, query, people).filter((item) => touches(item, span))
  const entries =
    first.size === 0
      ? shown
      : [...shown.filter(({ key }) => first.has(key)), ...shown.filter(({ key }) => !first.has(key))]
  return monthGrid({ month: place.month, today, entries, lanes: lanesOfDay })
}
