import { dayInParis, formatDay, formatHour, timeInParis } from './french-dates.ts'

const noBreak = '\u00A0'

/** « 20 novembre 2026, 16 h 42 », in French time. */
export function formatInstant(instant: Date): string {
  return `${formatDay(dayInParis(instant))}, ${formatHour(timeInParis(instant))}`
}

/** « 2 décembre 2026, 18 h 07 min 31 s », in French time: for what counts as evidence. */
export function formatInstantToTheSecond(instant: Date): string {
  const [hours = '', minutes = ''] = timeInParis(instant).split(':')
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0')
  const time = [`${Number(hours)}`, 'h', minutes, 'min', seconds, 's'].join(noBreak)
  return `${formatDay(dayInParis(instant))}, ${time}`
}

/** The instant of a day and a clock time in France, the first where the clock shows it twice; undefined where it never does. */
export function instantInParis(day: string, time: string): Date | undefined {
  for (const offset of ['+02:00', '+01:00']) {
    const instant = new Date(`${day}T${time}:00${offset}`)
    if (Number.isNaN(instant.getTime())) return undefined
    if (dayInParis(instant) === day && timeInParis(instant) === time) return instant
  }
  return undefined
}
