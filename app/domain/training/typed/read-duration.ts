import { clockParts, type ClockParts } from './clock-parts.ts'
import { refuse, tidy, type Reading } from './reading.ts'
import { writeDuration } from './write-duration.ts'

const expected = 'Indiquez un temps comme 3:29:59, 3h29 ou 45:30.'
const longest = 1000 * 3600
const fastestPace = 90
const slowestPace = 1800

/**
 * A typed duration, in seconds. Two parts are m:ss, unless that is faster than 1′30″/km over `distanceMetres`
 * (when known): then h:mm. A bare number is minutes, unless that is slower than 30′/km: then seconds.
 * Refused: empty, unreadable, zero, 1000 hours and more.
 */
export function readDuration(text: string, distanceMetres?: number): Reading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const parts = typed === undefined ? undefined : clockParts(typed)
  if (!parts) return refuse('unreadable', expected)
  const value = secondsOf(parts, distanceMetres)
  if (!(value > 0 && value < longest)) {
    return refuse('out-of-range', 'Indiquez un temps supérieur à zéro et inférieur à 1 000 heures.')
  }
  return { ok: true, value, reading: writeDuration(value, { tenths: !Number.isInteger(value) }) }
}

function secondsOf(parts: ClockParts, distanceMetres: number | undefined): number {
  if (parts.kind === 'exact') return parts.seconds
  const kilometres = (distanceMetres ?? Number.NaN) / 1000
  if (parts.kind === 'bare') {
    const asMinutes = parts.number * 60
    return asMinutes / kilometres > slowestPace ? parts.number : asMinutes
  }
  const asMinutes = parts.first * 60 + parts.second
  return asMinutes / kilometres < fastestPace ? asMinutes * 60 : asMinutes
}
