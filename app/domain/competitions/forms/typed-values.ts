import { z } from 'zod'
import { dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { fastestTime } from '../formats/fastest-time.ts'
import { lengthOf, type RaceFormat } from '../formats/race-format.ts'

const earliest = '1900-01-01'
const latest = '2999-12-31'

/** A day as a date field sends it or people write it (`28/2/2027`), as `YYYY-MM-DD`; undefined when there is none such. */
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

const oneHour = 3_600_000

/** The instant of a time (`HH:MM`) in France, the first of two (RFC 5545, 3.3.5); undefined when the clock skips it. */
export function instantInParis(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * oneHour))
  return candidates.find((instant) => dayInParis(instant) === day && timeInParis(instant) === time)
}

function problemOf(seconds: number): string {
  return seconds > longestHours * 3600
    ? `Un temps de course fait ${longestHours}\u00A0heures au plus.`
    : 'Personne n’a jamais été aussi vite sur ce format\u00A0: vérifiez le temps.'
}

/** `readDuration` of the tools, handed in: a subject's rules import no other subject's. */
export type ReadDuration = (
  text: string,
  distanceMetres?: number,
) => { readonly ok: true; readonly value: number } | { readonly ok: false; readonly expected: string }

const longestHours = 100

/** An optional race time, in whole seconds; left empty it is undefined, and one that no human runs is refused. */
export function optionalTime(readDuration: ReadDuration, format: Pick<RaceFormat, 'legs'> | undefined) {
  const distanceMetres = (format && lengthOf(format)) || undefined
  const fastest = format ? fastestTime(format) : 0
  return z.string().transform((typed, check) => {
    if (typed.trim() === '') return undefined
    const reading = readDuration(typed, distanceMetres)
    const seconds = reading.ok ? Math.round(reading.value) : undefined
    if (seconds !== undefined && seconds > 0 && seconds >= fastest && seconds <= longestHours * 3600)
      return seconds
    check.addIssue({ code: 'custom', message: reading.ok ? problemOf(reading.value) : reading.expected })
    return undefined
  })
}
