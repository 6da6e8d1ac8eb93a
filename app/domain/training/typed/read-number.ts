import { decimal, refuse, tidy, type Reading } from './reading.ts'
import { writeNumber } from './write-number.ts'

/**
 * A typed plain number (VDOT, exponent, age, strokes) between `least` and `most`, both included, comma or point.
 * Refused: empty, unreadable, out of the range, which the sentence names.
 */
export function readNumber(text: string, least: number, most: number): Reading {
  const expected = `Indiquez un nombre de ${writeNumber(least)} à ${writeNumber(most)}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const value = typed === undefined ? undefined : decimal(typed)
  if (value === undefined) return refuse('unreadable', expected)
  if (value < least || value > most) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writeNumber(value, 4) }
}
