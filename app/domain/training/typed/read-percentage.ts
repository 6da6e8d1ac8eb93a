import { decimal, refuse, tidy, type Reading } from './reading.ts'
import { writePercentage } from './write-number.ts'

/** A typed percentage, 0–100, both included: `2`, `2,5`, `2.5 %`. Refused: empty, unreadable, above 100. */
export function readPercentage(text: string): Reading {
  const expected = 'Indiquez un pourcentage de 0 à 100, comme 2,5.'
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const value = typed === undefined ? undefined : decimal(typed.replace(/ ?%$/, ''))
  if (value === undefined) return refuse('unreadable', expected)
  if (value > 100) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writePercentage(value, 2) }
}
