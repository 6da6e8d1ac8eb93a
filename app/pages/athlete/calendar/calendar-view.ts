import type { CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import type { CalendarPlace } from '#app/domain/competitions/calendar/shown-page.ts'

/** What is looked at, on which day. */
export type CalendarView = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  /** `YYYY-MM-DD` in France. */
  readonly today: string
}
