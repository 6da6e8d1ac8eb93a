import { z } from 'zod'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'

const isoDay = z.iso.date()

/** Why something cannot have happened to an order on this day, typed as `YYYY-MM-DD`; undefined when it can. */
export function dayProblem(day: string, placedAt: Date, now: Date): string | undefined {
  if (!isoDay.safeParse(day).success) return 'Écrivez le jour ainsi\u00a0: 2026-11-24.'
  if (day > dayInParis(now)) return 'Ce jour n’est pas encore venu.'
  const placedOn = dayInParis(placedAt)
  return day < placedOn ? `Cette commande a été passée plus tard, le ${formatDay(placedOn)}.` : undefined
}
