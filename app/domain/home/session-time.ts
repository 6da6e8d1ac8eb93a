import { formatDay, formatHour, formatWeekday } from '#app/domain/shared/dates/french-dates.ts'

type NextSession = { on: string; session: { startsAt: string } }

/** « mardi 24 novembre, 19 h »: a session within days needs no year. */
export function sessionTime({ on, session }: NextSession): string {
  const day = formatDay(on).replace(/\s\d{4}$/, '')
  return `${formatWeekday(on)} ${day}, ${formatHour(session.startsAt)}`
}
