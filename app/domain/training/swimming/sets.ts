import { yardMetres } from '../measures.ts'
import { refuse, tidy, type Refusal } from '../typed/reading.ts'
import { timeAt } from './swim.ts'

/** A set as a coach writes it: repeats, their distance (m), pace (s per 100 m), least rest (s), rounding (s). */
type SwimSet = Record<'repeats' | 'distance' | 'pace' | 'leastRest' | 'roundTo', number>

/** A set on the pool clock, seconds: the swim, « départ toutes les », the rest that is left, all of it. */
export type TimedSwimSet = { swim: number; sendOff: number; rest: number; total: number }

const MOST_REPEATS = 200

/** Swim plus least rest, rounded up to `roundTo` (5 s; 0: exact). Undefined for repeats not 1–200 or no measures. */
export function timeSwimSet(set: SwimSet): TimedSwimSet | undefined {
  const { repeats, distance, pace, leastRest, roundTo } = set
  const swim = timeAt(distance, pace)
  const isCount = Number.isInteger(repeats) && repeats >= 1 && repeats <= MOST_REPEATS
  if (swim === undefined || !isCount || !(leastRest >= 0) || !(roundTo >= 0)) return undefined
  const sendOff = roundedUp(swim + leastRest, roundTo)
  const total = sendOff * (repeats - 1) + swim
  return Number.isFinite(total) ? { swim, sendOff, rest: sendOff - swim, total } : undefined
}

function roundedUp(time: number, roundTo: number): number {
  return roundTo === 0 ? time : Math.max(time, Math.ceil(time / roundTo - 1e-9) * roundTo)
}

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
  const distance = typedDistance * (isInYards ? yardMetres : 1)
  const fits = repeats >= 1 && repeats <= MOST_REPEATS && distance > 0 && distance <= longest
  if (!fits) return refuse('out-of-range', expected)
  const unit = isInYards ? 'yd' : 'm'
  return { ok: true, repeats, distance, reading: `${repeats} fois ${typedDistance} ${unit}` }
}
