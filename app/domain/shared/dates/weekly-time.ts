import { formatHour, weekdayName } from './french-dates.ts'

/** What happens each week: 1 is Monday, 7 Sunday; times are `HH:MM` in France. */
export type WeeklyTime = { weekday: number; startsAt: string; endsAt?: string | undefined; place: string }

/** « le mardi, de 19 h à 20 h 30, à la piste » */
export function weeklyTimeWords({ weekday, startsAt, endsAt, place }: WeeklyTime): string {
  const start = formatHour(startsAt)
  const hours = endsAt === undefined ? start : `de ${start} à ${formatHour(endsAt)}`
  return `le ${weekdayName(weekday)}, ${hours}, ${place}`
}
