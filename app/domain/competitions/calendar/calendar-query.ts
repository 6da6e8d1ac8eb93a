import { isMonth, monthOf } from '#app/domain/shared/dates/months.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { isFamily, type Family } from '../disciplines.ts'
import { sizeNamed, type FormatSize } from '../formats/format-sizes.ts'
import { isDay } from '../forms/typed-days.ts'
import { isRegion, type Region } from '../regions.ts'

export const views = { mois: 'Mois', liste: 'Liste' } as const
export type View = keyof typeof views

export type CalendarFilters = {
  readonly sport: Family | undefined
  readonly format: FormatSize | undefined
  readonly region: Region | undefined
  readonly onlyMine: boolean
  readonly group: string | undefined
}

/** `?mois=2027-04&vue=liste&sport=triathlon&format=M&mes-courses=oui`, `?jour=2027-04-18&page=2` */
export type CalendarQuery = CalendarFilters & {
  /** `YYYY-MM`; the current one when undefined. */
  readonly month: string | undefined
  /** By the width of the screen when undefined. */
  readonly view: View | undefined
  /** `YYYY-MM-DD`: this day alone, whatever month and view say. */
  readonly day: string | undefined
  /** From 1: a list shows so many appointments at once. */
  readonly page: number
}

export const noFilters: CalendarFilters = {
  sport: undefined,
  format: undefined,
  region: undefined,
  onlyMine: false,
  group: undefined,
}

/** The query of the calendar's address; what means nothing is left out. @param groups slugs that may be requested */
export function parseCalendarQuery(query: URLSearchParams, groups: readonly string[]): CalendarQuery {
  const month = query.get('mois') ?? ''
  const day = query.get('jour') ?? ''
  const page = query.get('page') ?? ''
  return {
    month: isMonth(month) ? month : undefined,
    view: keyIn(isView, query.get('vue')),
    day: isDay(day) && isMonth(monthOf(day)) ? day : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sport: keyIn(isFamily, query.get('sport')),
    format: sizeNamed(query.get('format')),
    region: keyIn(isRegion, query.get('region')),
    onlyMine: query.get('mes-courses') === 'oui',
    group: groups.find((group) => group === query.get('groupe')),
  }
}

/** The query of an address, with its question mark; empty for none. Same query, same text. */
export function calendarQueryText(asked: CalendarQuery): string {
  const { month, view, day, sport, format, region, onlyMine, group, page } = asked
  const query = new URLSearchParams()
  if (month) query.set('mois', month)
  if (view) query.set('vue', view)
  if (day) query.set('jour', day)
  if (sport) query.set('sport', sport)
  if (format) query.set('format', format)
  if (region) query.set('region', region)
  if (onlyMine) query.set('mes-courses', 'oui')
  if (group) query.set('groupe', group)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Whether any filter is set, so that an empty page offers to take them away. */
export function isFiltered({ sport, format, region, onlyMine, group }: CalendarFilters): boolean {
  return Boolean(sport ?? format ?? region ?? group) || onlyMine
}

const isView = isKeyOf(views)

function keyIn<Name extends string>(isOne: (text: unknown) => text is Name, text: string | null) {
  return isOne(text) ? text : undefined
}
