import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'

const hour = 3_600_000

/** When an offered place goes to the next: after 24 hours, 48 more than thirty days before the start, 12 in the last week; undefined once the camp has begun. */
export function offerEnd(at: Date, startOn: string): Date | undefined {
  const today = dayInParis(at)
  const hours = today < addDays(startOn, -30) ? 48 : today > addDays(startOn, -7) ? 12 : 24
  const end = Math.min(at.getTime() + hours * hour, midnightInParis(startOn).getTime())
  return end > at.getTime() ? new Date(end) : undefined
}

/** When a day begins in France: one or two hours before it does in Greenwich. */
export function midnightInParis(day: string): Date {
  const greenwich = Date.parse(`${day}T00:00:00Z`)
  const summer = new Date(greenwich - 2 * hour)
  return dayInParis(summer) === day ? summer : new Date(greenwich - hour)
}
