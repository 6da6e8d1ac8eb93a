import { addMonths, monthOf } from '#app/domain/shared/dates/months.ts'

export type MonthOfYears = {
  /** `YYYY-MM` */
  readonly month: string
  readonly cents: number
  /** Of the same month a year before. */
  readonly beforeCents: number
}

const shown = 12

/** The months that a dashboard compares: those of this year and of the one before. @param today `YYYY-MM-DD` */
export function comparedMonths(today: string): { from: string; until: string } {
  const until = monthOf(today)
  return { from: addMonths(until, 1 - 2 * shown), until }
}

/** The last twelve months, this one included, each beside the same of a year before. Cents by month, 0 where nothing is. */
export function lastYearBeside(today: string, sales: ReadonlyMap<string, number>): MonthOfYears[] {
  return Array.from({ length: shown }, (_, index) => {
    const month = addMonths(monthOf(today), index + 1 - shown)
    return { month, cents: sales.get(month) ?? 0, beforeCents: sales.get(addMonths(month, -shown)) ?? 0 }
  })
}

/** How a sum stands to the one of `before`, in French; nothing when there was nothing then. */
export function trendInWords(sum: number, sumBefore: number, before: string): string | undefined {
  if (sumBefore <= 0) return undefined
  const percent = Math.round(((sum - sumBefore) / sumBefore) * 100)
  if (percent === 0) return `autant que ${before}`
  return `${Math.abs(percent)}\u00a0% de ${percent > 0 ? 'plus' : 'moins'} que ${before}`
}
