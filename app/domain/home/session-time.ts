import { formatDayOfYear, formatHour, formatWeekday } from '#app/domain/shared/dates/french-dates.ts'

type NextSession = { on: string; session: { startsAt: string } }

/** « mardi 24 novembre, 19 h »: a session within days needs no year. */
export function sessionTime({ on, session }: NextSession): string {
  return `${formatWeekday(on)} ${formatDayOfYear(on)}, ${formatHour(session.startsAt)}`
}
