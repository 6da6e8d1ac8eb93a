import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { calendarQueryText } from '#app/domain/competitions/calendar/calendar-query.ts'
import type { CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'

/** Where the list sends what is pressed in it, without leaving the page. */
export const quickAnswerPath = `${calendarPath}/reponse`
export const proposalPath = `${calendarPath}/proposer`
export const subscriptionPath = `${calendarPath}/abonnement`

/** The calendar with something else in its address; a list begins at its first page again. */
export function addressWith(query: CalendarQuery, change: Partial<CalendarQuery> = {}): string {
  return calendarPath + calendarQueryText({ ...query, page: 1, ...change })
}
