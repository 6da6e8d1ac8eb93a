import { refuse, tidy } from '../typed/reading.ts'
import type { Refusal } from '../typed/reading.ts'
import { METRES_PER_YARD } from './pace.ts'
import { MOST_REPEATS } from './sets.ts'

/** A set as typed: repeats and the distance of each (m), and how it was read. */
type SetReading = { ok: true; repeats: number; distance: number; reading: string } | Refusal

const expected = `Indiquez une série comme 10 × 100 m, de 1 à ${MOST_REPEATS} répétitions de 10 km au plus.`
const longest = 10_000

/** A typed set: `10x100`, `8 × 50 m`, `6*100 yd`. Refused: empty, unreadable, over 200 repeats or 10 km each. */
export function readSwimSet(text: string): SetReading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const match = /^(\d{1,4}) ?[x×*] ?(\d{1,5}) ?(m|yd|y)?$/.exec(typed ?? '')
  if (!match) return refuse('unreadable', expected)
  const [repeats, typedDistance] = [Number(match[1]), Number(match[2])]
  const isInYards = match[3]?.startsWith('y') === true
  const distance = typedDistance * (isInYards ? METRES_PER_YARD : 1)
  const fits = repeats >= 1 && repeats <= MOST_REPEATS && distance > 0 && distance <= longest
  if (!fits) return refuse('out-of-range', expected)
  const unit = isInYards ? 'yd' : 'm'
  return { ok: true, repeats, distance, reading: `${repeats} fois ${typedDistance} ${unit}` }
}
