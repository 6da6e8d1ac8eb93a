import { readDuration } from '../typed/read-duration.ts'
import { refuse, type Reading } from '../typed/reading.ts'
import { writeDuration } from '../typed/write-duration.ts'

const expected = 'Indiquez un temps comme 4:00, 4 min ou 90 s.'
const secondsFrom = 30

/**
 * A typed transition, in seconds. Two parts are m:ss; a bare number is minutes below 30, else seconds. Zero is a
 * transition too (a race timed without). Refused: empty, unreadable, 1000 hours and more.
 */
export function readTransition(text: string): Reading {
  if (/^\s*0+([:.,]0*)*\s*$/.test(text)) return { ok: true, value: 0, reading: writeDuration(0) }
  const isBareSeconds = /^\s*\d+([.,]\d+)?\s*$/.test(text) && Number.parseFloat(text) >= secondsFrom
  const reading = readDuration(isBareSeconds ? `${text.trim()} s` : text)
  return reading.ok || reading.reason === 'out-of-range' ? reading : refuse(reading.reason, expected)
}
