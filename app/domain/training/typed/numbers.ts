import { decimal, refuse, tidy, type Reading, type Refusal } from './reading.ts'
import { writeNumber, writePercentage } from './writing.ts'

/** A typed number between `least` and `most`, both included. Refused: empty, unreadable, out of the range. */
export function readNumber(text: string, least: number, most: number): Reading {
  const expected = `Indiquez un nombre de ${writeNumber(least)} à ${writeNumber(most)}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const value = typed === undefined ? undefined : decimal(typed)
  if (value === undefined) return refuse('unreadable', expected)
  if (value < least || value > most) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writeNumber(value, 4) }
}

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

type RangeReading = (Extract<Reading, { ok: true }> & { upTo: number }) | Refusal

const expected = 'Indiquez deux pourcentages, comme 65-75.'
const least = 10
const most = 200

/** A typed range of percentages, 10–200: `65-75`, `65 – 75 %`, `65 à 75`. Refused: empty, unreadable, falling, out of that. */
export function readPercentageRange(text: string): RangeReading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const bounds = typed?.split(/ ?%? ?(?:-|–|—|à) ?/) ?? []
  const [from, upTo] = bounds.map((bound) => decimal(bound.replace(/ ?%$/, '')))
  if (from === undefined || upTo === undefined || bounds.length > 2) return refuse('unreadable', expected)
  if (from < least || upTo > most || from >= upTo) {
    return refuse('out-of-range', 'Indiquez deux pourcentages de 10 à 200, le plus petit d’abord.')
  }
  return { ok: true, value: from, upTo, reading: `${writeNumber(from)} à ${writePercentage(upTo, 2)}` }
}
