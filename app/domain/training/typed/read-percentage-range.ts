import { decimal, refuse, tidy, type Reading, type Refusal } from './reading.ts'
import { writeNumber, writePercentage } from './write-number.ts'

/** Two percentages: `value` the lower, `upTo` the higher. */
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
