import type { DaySpan } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

/** A break at the hyphen would leave a lonely « J ». */
const noBreakHyphen = '\u2011'

/** « J‑12 », « Demain », « Aujourd’hui », « En cours »; undefined once over. @param today `YYYY-MM-DD` in France */
export function countdown({ startOn, endOn }: DaySpan, today: string): string | undefined {
  if (endOn < today) return undefined
  const days = daysApart(today, startOn)
  if (days < 0) return 'En cours'
  if (days === 0) return 'Aujourd’hui'
  return days === 1 ? 'Demain' : `J${noBreakHyphen}${days}`
}

/** The same for a screen reader: « dans 12 jours ». */
export function spokenCountdown(span: DaySpan, today: string): string | undefined {
  const short = countdown(span, today)
  return short?.startsWith('J') ? `dans ${daysApart(today, span.startOn)}\u00A0jours` : short?.toLowerCase()
}
