import { z } from 'zod'

const earliest = '1900-01-01'
const latest = '2999-12-31'

/**
 * A day as a date field sends it (`2027-02-28`) or as people write it (`28/2/2027`), as `YYYY-MM-DD`.
 * Undefined for anything else, and for a day no calendar has (30 February, 29 February of most years).
 */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim()
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? []
  const day = year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Whether a text is a day that exists, `YYYY-MM-DD`, of this side of 1900 and before 3000. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && text >= earliest && text <= latest
}
