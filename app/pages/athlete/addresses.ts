import { calendarPath, competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { calendarQueryText, type CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import { seasonSlug, type Season } from '#app/domain/competitions/season/season.ts'

export { competitionPath }

export const quickAnswerPath = `${calendarPath}/reponse`
export const proposalPath = `${calendarPath}/proposer`
export const subscriptionPath = `${calendarPath}/abonnement`
export const offlinePath = '/espace-athlete/hors-ligne'
export const seasonsPath = '/espace-athlete/competition/saison'

export function addressWith(query: CalendarQuery, change: Partial<CalendarQuery> = {}): string {
  return calendarPath + calendarQueryText({ ...query, page: 1, ...change })
}

export function seasonPath(season: Season): string {
  return `${seasonsPath}/${seasonSlug(season)}`
}
