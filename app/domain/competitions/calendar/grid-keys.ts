import { addDays, weekdayOf } from '#app/domain/shared/french-dates.ts'
import { sameDayAfter } from './months.ts'

type Press = { readonly key: string; readonly shiftKey: boolean }

/**
 * The day the keyboard goes to in the month's grid (WAI-ARIA date grid): arrows by day and week, Home and End to the ends
 * of the week, Page Up and Down by month, with Shift by year. Undefined for a key the grid leaves alone.
 * @param day `YYYY-MM-DD`
 */
export function dayAfterKey(day: string, { key, shiftKey }: Press): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, 1 - weekdayOf(day))
    case 'End':
      return addDays(day, 7 - weekdayOf(day))
    case 'PageUp':
      return sameDayAfter(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return sameDayAfter(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
