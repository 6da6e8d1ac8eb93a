import { decimal, orClock, refuse, tidy, type Reading } from './reading.ts'
import { writeDuration } from './writing.ts'

/** Hours, minutes, seconds as typed; two bare parts (`3:29`) are left to the reader to understand. */
export type ClockParts =
  | { kind: 'exact'; seconds: number }
  | { kind: 'two-parts'; first: number; second: number }
  | { kind: 'bare'; number: number }

const number = String.raw`(\d+(?:\.\d*)?)`
const hours = String.raw`(?:${number} ?(?:heures?|hrs?|h) ?)?`
const minutes = String.raw`(?:${number} ?(?:minutes?|min|mn|m|'|:) ?)?`
const seconds = String.raw`(?:${number} ?(?:secondes?|sec|s|")?)?`
const named = new RegExp(`^${hours}${minutes}${seconds}$`)

const spaceBeforePart = /(?<=\d) (?=\d\d(?!\d))/g

/** The parts of a tidy `3:29:59`, `45 30`, `3h29`, `4'59"`, `90s`. Undefined else, or when a later part is 60 or more. */
export function clockParts(text: string): ClockParts | undefined {
  const bare = decimal(text)
  if (bare !== undefined) return { kind: 'bare', number: bare }
  return withColons(text.replaceAll(spaceBeforePart, ':')) ?? withNames(text)
}

function withColons(text: string): ClockParts | undefined {
  const match = /^(\d+) ?: ?(\d{1,2}(?:\.\d*)?)(?: ?: ?(\d{1,2}(?:\.\d*)?))?$/.exec(text)
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[2])]
  if (second >= 60) return undefined
  if (match[3] === undefined) return { kind: 'two-parts', first, second }
  const third = Number(match[3])
  if (third >= 60 || !Number.isInteger(second)) return undefined
  return { kind: 'exact', seconds: first * 3600 + second * 60 + third }
}

function withNames(text: string): ClockParts | undefined {
  const match = named.exec(text)
  if (!match || text === '') return undefined
  const [, hoursText, minutesText, lastText] = match
  // After hours alone, a last number without a name is minutes: 3h29.
  const lastIsMinutes = hoursText !== undefined && minutesText === undefined && /[\d.]$/.test(text)
  const minutesTyped = Number((lastIsMinutes ? lastText : minutesText) ?? 0)
  const secondsTyped = Number((lastIsMinutes ? undefined : lastText) ?? 0)
  if (hoursText !== undefined && minutesTyped >= 60) return undefined
  if ((hoursText !== undefined || minutesText !== undefined) && secondsTyped >= 60) return undefined
  return { kind: 'exact', seconds: Number(hoursText ?? 0) * 3600 + minutesTyped * 60 + secondsTyped }
}

const expected = 'Indiquez un temps comme 3:29:59, 3h29 ou 45:30.'
const longest = 1000 * 3600
const fastestPace = 90
const slowestPace = 1800

/**
 * A typed duration, in seconds. Two parts are m:ss, unless that is faster than 1′30″/km over `distanceMetres`
 * (when known): then h:mm. A bare number is minutes, unless that is slower than 30′/km: then seconds; `45.30` is decimal
 * minutes that may be `meant` otherwise.
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
  const reading = writeDuration(value, { tenths: !Number.isInteger(value) })
  const understood = { value, reading, seconds: value }
  return (
    orClock(typed ?? '', understood, (meant) => readDuration(meant, distanceMetres)) ?? {
      ok: true,
      value,
      reading,
    }
  )
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
