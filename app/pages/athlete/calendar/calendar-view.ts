import type { CalendarQuery } from '../../../domain/competitions/calendar/calendar-query.ts'
import type { CalendarPlace } from '../../../domain/competitions/calendar/shown-page.ts'

/** What is looked at, on which day. */
export type CalendarView = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  /** `YYYY-MM-DD` in France. */
  readonly today: string
}
