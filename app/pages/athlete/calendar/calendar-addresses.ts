import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { calendarQueryText, type CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'

export const quickAnswerPath = `${calendarPath}/reponse`
export const proposalPath = `${calendarPath}/proposer`
export const subscriptionPath = `${calendarPath}/abonnement`

export function addressWith(query: CalendarQuery, change: Partial<CalendarQuery> = {}): string {
  return calendarPath + calendarQueryText({ ...query, page: 1, ...change })
}
