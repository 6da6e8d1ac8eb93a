import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'

export function competitionPage(siteUrl: string, id: string): string {
  return `${siteUrl}${calendarPath}/${id}`
}

export function reminderChoicePage(siteUrl: string): string {
  return `${siteUrl}${calendarPath}/abonnement#rappels`
}
