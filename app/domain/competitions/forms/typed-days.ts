import { dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'

const earliest = '1900-01-01'
const latest = '2999-12-31'

/** A day as a date field sends it or people write it (`28/2/2027`), as `YYYY-MM-DD`; undefined when there is none such. */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim()
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? []
  const day = year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Whether a text is a day that exists, `YYYY-MM-DD`, of this side of 1900 and before 3000. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliest || text > latest) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

const oneHour = 3_600_000

/** The instant of a time (`HH:MM`) in France, the first of two (RFC 5545, 3.3.5); undefined when the clock skips it. */
export function instantInParis(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * oneHour))
  return candidates.find((instant) => dayInParis(instant) === day && timeInParis(instant) === time)
}
