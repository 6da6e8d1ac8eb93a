import type { CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import type { CalendarItem } from '#app/domain/competitions/calendar/club-calendar.ts'
import { isAhead, type CalendarPlace } from '#app/domain/competitions/calendar/shown-page.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import {
  formatDayRange,
  formatFullDay,
  formatHour,
  formatWeekday,
} from '#app/domain/shared/dates/french-dates.ts'
import { formatMonth, monthOf, monthTitle } from '#app/domain/shared/dates/months.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'

const mostFormats = 4

export type CalendarView = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  readonly today: string
}

const aheadTitle = 'Prochains rendez-vous'

export function pageTitle(place: CalendarPlace): string {
  return `Calendrier, ${(isAhead(place) ? aheadTitle : placeTitle(place)).toLowerCase()}`
}

export function placeTitle(place: CalendarPlace): string {
  if (isAhead(place)) return 'Calendrier'
  return place.view === 'jour' ? capitalised(formatFullDay(place.span.startOn)) : monthTitle(place.month)
}

export function listTitle(place: CalendarPlace, today: string): string {
  if (place.view === 'jour') return 'Au programme'
  if (isAhead(place)) return aheadTitle
  return place.month === monthOf(today) ? 'Ce mois-ci' : `En ${formatMonth(place.month)}`
}

export function whenWords(place: CalendarPlace): string {
  if (isAhead(place)) return 'd’ici un an'
  return place.view === 'jour' ? 'ce jour-là' : 'ce mois-ci'
}

export function shortWeekday(day: string): string {
  return `${formatWeekday(day).slice(0, 3)}.`
}

export function kindOf({ competition }: CalendarItem): string {
  return competition ? disciplines[competition.discipline].label : 'Stage'
}

export function factsLine({ startOn, endOn, place, competition }: CalendarItem): string {
  const dates = endOn > startOn ? formatDayRange(startOn, endOn) : undefined
  const startTime = competition?.startTime
  const names = competition?.formats.map(({ name }) => name) ?? []
  const formats = names.length > mostFormats ? `${names.slice(0, mostFormats).join(', ')}…` : names.join(', ')
  return [dates, startTime && `Départ ${formatHour(startTime)}`, place, formats]
    .filter(Boolean)
    .join('\u00A0· ')
}

export function appointments(count: number): string {
  return `${count}\u00A0rendez-vous`
}
