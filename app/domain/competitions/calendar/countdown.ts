import type { DaySpan } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

/** A break at the hyphen would leave a lonely « J ». */
const noBreakHyphen = '\u2011'

type Countdown = { readonly short: string; readonly spoken: string }

/** « J‑12 », « dans 12 jours » for a screen reader; undefined once over. @param today `YYYY-MM-DD` in France */
export function countdown({ startOn, endOn }: DaySpan, today: string): Countdown | undefined {
  if (endOn < today) return undefined
  const days = daysApart(today, startOn)
  if (days > 1) return { short: `J${noBreakHyphen}${days}`, spoken: `dans ${days}\u00A0jours` }
  if (days < 0) return { short: 'En cours', spoken: 'en cours' }
  return days === 0 ? { short: 'Aujourd’hui', spoken: 'aujourd’hui' } : { short: 'Demain', spoken: 'demain' }
}
