const noBreak = '\u00A0'

const monthNames =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

const parisMinutes = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' })

/** The calendar day of an instant in France, as `YYYY-MM-DD`. */
export function dayInParis(instant: Date): string {
  return parisDay.format(instant)
}

/** The clock time of an instant in France, as `HH:MM`. */
export function timeInParis(instant: Date): string {
  return parisMinutes.format(instant)
}

/** The day so many days later (or earlier, below zero), as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(readDay(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. @param day `YYYY-MM-DD` */
export function weekdayOf(day: string): number {
  return readDay(day).getUTCDay() || 7
}

/** « lundi » for 1, « dimanche » for 7. */
export function weekdayName(weekday: number): string {
  return weekdayNames[weekday % 7] ?? ''
}

/** « samedi ». @param day `YYYY-MM-DD` */
export function formatWeekday(day: string): string {
  return weekdayNames[readDay(day).getUTCDay()] ?? ''
}

/** « sam. 14 », « ven. 1er », where the month is plain. @param day `YYYY-MM-DD` */
export function formatDayOfMonth(day: string): string {
  return `${formatWeekday(day).slice(0, 3)}.${noBreak}${dateNumber(readDay(day))}`
}

/** « samedi 14 mars 2026 », « vendredi 1er mai 2026 ». @param day `YYYY-MM-DD` */
export function formatFullDay(day: string): string {
  return `${formatWeekday(day)} ${formatDay(day)}`
}

/** « 14 mars », « 1er mai », where the year is plain. @param day `YYYY-MM-DD` */
export function formatDayOfYear(day: string): string {
  return dateAndMonth(readDay(day))
}

/** « 14 mars 2026 », « 1er mai 2026 ». @param day `YYYY-MM-DD` */
export function formatDay(day: string): string {
  const instant = readDay(day)
  return `${dateAndMonth(instant)} ${instant.getUTCFullYear()}`
}

/** « 6 – 13 mars 2027 », « 28 février – 6 mars 2027 ». Days `YYYY-MM-DD`, both included. */
export function formatDayRange(startsOn: string, endsOn: string): string {
  if (startsOn === endsOn) return formatDay(startsOn)
  return `${rangeStart(startsOn, endsOn)}${noBreak}–${noBreak}${formatDay(endsOn)}`
}

/** The form of sentences: « du 1er au 4 mai 2027 », « le 14 mars 2026 ». Days are `YYYY-MM-DD`, both included. */
export function formatDayRangeInWords(startsOn: string, endsOn: string): string {
  if (startsOn === endsOn) return `le ${formatDay(startsOn)}`
  return `du ${rangeStart(startsOn, endsOn)} au ${formatDay(endsOn)}`
}

/** « 9 h 30 », « 18 h ». @param time `HH:MM` */
export function formatHour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = `${Number(hours)}${noBreak}h`
  return minutes === '00' ? hour : `${hour}${noBreak}${minutes}`
}

function rangeStart(startsOn: string, endsOn: string): string {
  const start = readDay(startsOn)
  const end = readDay(endsOn)
  if (start.getUTCFullYear() !== end.getUTCFullYear()) return formatDay(startsOn)
  return start.getUTCMonth() === end.getUTCMonth() ? dateNumber(start) : dateAndMonth(start)
}

function dateAndMonth(day: Date): string {
  return `${dateNumber(day)}${noBreak}${monthNames[day.getUTCMonth()] ?? ''}`
}

/** Intl gives « 1 mai » where French writes « 1er mai ». */
function dateNumber(day: Date): string {
  return day.getUTCDate() === 1 ? '1er' : String(day.getUTCDate())
}

function readDay(day: string): Date {
  const instant = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) throw new Error(`Not a day (YYYY-MM-DD): ${day}`)
  return instant
}
