import { dayInParis, timeInParis } from '#app/domain/shared/french-dates.ts'

const oneHour = 3_600_000

/**
 * The instant of a clock time in France; undefined when the clock skips it (2:30 on the night that loses an hour). Of a
 * time the clock shows twice, the first is meant, as calendars read it (RFC 5545, 3.3.5).
 * @param day `YYYY-MM-DD` @param time `HH:MM`
 */
export function instantInParis(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * oneHour))
  return candidates.find((instant) => dayInParis(instant) === day && timeInParis(instant) === time)
}
