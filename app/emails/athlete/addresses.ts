import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'

/** A competition on this site. */
export function competitionPage(siteUrl: string, id: string): string {
  return `${siteUrl}${calendarPath}/${id}`
}

/** Where a member says which reminders they want. */
export function reminderChoicePage(siteUrl: string): string {
  return `${siteUrl}${calendarPath}/abonnement#rappels`
}
