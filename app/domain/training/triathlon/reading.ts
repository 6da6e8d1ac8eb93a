import { readSwimDistance } from '../swimming/typed-swim.ts'
import { readDistance } from '../typed/distances.ts'
import { readDuration } from '../typed/durations.ts'
import { decimal, refuse, tidy, type Reading } from '../typed/reading.ts'
import { writeDuration } from '../typed/writing.ts'
import type { TriathlonLeg } from './formats.ts'

/** A typed leg, metres. A bare number: as `readSwimDistance` reads it, below 1000 kilometres of a ride, else as any distance. */
export function readLegDistance(leg: TriathlonLeg, text: string): Reading {
  if (leg === 'swim') return readSwimDistance(text)
  const bare = decimal(tidy(text) ?? '') ?? Number.NaN
  if (leg === 'bike' && bare < 1000) return readDistance(`${text} km`)
  return readDistance(text)
}

const expected = 'Indiquez un temps comme 4:00, 4 min ou 90 s.'
const secondsFrom = 30

/** A typed transition, seconds: m:ss, bare below 30 minutes; zero counts. Refused: empty, unreadable, 1000 hours and more. */
export function readTransition(text: string): Reading {
  const typed = tidy(text) ?? ''
  if (/^0+([:.]0*)*$/.test(typed)) return { ok: true, value: 0, reading: writeDuration(0) }
  const reading = readDuration((decimal(typed) ?? 0) >= secondsFrom ? `${typed} s` : text)
  return reading.ok || reading.reason === 'out-of-range' ? reading : refuse(reading.reason, expected)
}
