import {
  dayInParis,
  formatHour,
  timeInParis,
  weekdayName,
  weekdayOf,
} from '#app/domain/shared/dates/french-dates.ts'

/** `day`: 1 is Monday, 7 Sunday; times are `HH:MM` in France. */
export type OpeningTime = { day: number; from: string; to: string; note?: string | undefined }

export type OpeningDay = { day: number; name: string; times: OpeningTime[] }

/** The seven days from Monday on, each with its times in order. */
export function weekOf(times: readonly OpeningTime[]): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    name: weekdayName(day),
    times: times.filter((time) => time.day === day).sort((a, b) => a.from.localeCompare(b.from)),
  }))
}

/** The day of the week in France: 1 is Monday, 7 Sunday. */
export function weekdayInParis(instant: Date): number {
  return weekdayOf(dayInParis(instant))
}

/** « Ouvert, jusqu’à 18 h », « Fermé, ouvre à 14 h » (today), or « Fermé ». */
export function openingState(times: readonly OpeningTime[], instant: Date) {
  const now = timeInParis(instant)
  const today = weekOf(times).find(({ day }) => day === weekdayInParis(instant))?.times ?? []
  const current = today.find(({ from, to }) => from <= now && now < to)
  if (current) return { isOpen: true, words: `Ouvert, jusqu’à ${formatHour(current.to)}` }
  const next = today.find(({ from }) => now < from)
  return { isOpen: false, words: next ? `Fermé, ouvre à ${formatHour(next.from)}` : 'Fermé' }
}
