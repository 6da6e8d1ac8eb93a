import { mileMetres, yardMetres } from '../measures.ts'
import { decimal, halfWidth, refuse, tidy, type Reading, type Refusal } from './reading.ts'
import { writeLength } from './writing.ts'

const expectedDistance = 'Indiquez une distance comme 10 km, 42,195 km, 21097.5 ou semi.'
const longest = 10_000_000
const named: [RegExp, number][] = [
  [/^(?:semi|semi[- ]marathon|demi-marathon|half)$/, 21_097.5],
  [/^marathon$/, 42_195],
  [/^mile$/, mileMetres],
]
const units: [RegExp, number][] = [
  [/^(?:k|kms?|kilom[eè]tres?)$/, 1000],
  [/^(?:m|m[eè]tres?)$/, 1],
  [/^(?:mi|miles?)$/, mileMetres],
  [/^(?:yd|yards?)$/, yardMetres],
]

/** A typed distance, metres: `42,195 km`, `semi`, `1 mile`; bare below 100 kilometres (or miles). Refused: empty, unreadable, 0, ≥ 10 000 km. */
export function readDistance(text: string, unit: 'km' | 'mi' = 'km'): Reading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expectedDistance)
  const value = typed === undefined ? undefined : metresOf(typed, unit)
  if (value === undefined) return refuse('unreadable', expectedDistance)
  if (!(value > 0 && value < longest)) {
    return refuse('out-of-range', 'Indiquez une distance supérieure à zéro et inférieure à 10 000 km.')
  }
  return { ok: true, value, reading: writeLength(value, unit) }
}

function metresOf(typed: string, bare: 'km' | 'mi'): number | undefined {
  const known = named.find(([name]) => name.test(typed))
  if (known) return known[1]
  const [, digits = '', unit = ''] = /^([\d. ]+?) ?([a-zè]*)$/.exec(typed) ?? []
  const number = decimal(digits)
  if (number === undefined) return undefined
  if (unit === '') return number < 100 ? number * (bare === 'km' ? 1000 : mileMetres) : number
  const [, metres] = units.find(([name]) => name.test(unit)) ?? []
  return metres && number * metres
}

/** Marks on a course, in metres: one every so often, or a list in rising order. */
type Marks = { everyMetres: number } | { atMetres: number[] }

export type MarksReading = { ok: true; marks: Marks; reading: string } | Refusal

const expectedMarks = 'Indiquez un intervalle (5 km) ou une liste de distances (5 ; 12,5 ; 21,1).'
const mostMarks = 100
const longestList = 300
const rhythm = /^\s*tou(s|tes) les\s/i
const wholeNumbersAndCommas = /^\s*\d+(,\d+){2,}\s*$/
// A comma with a space after it separates; else it is a decimal.
const between = /\s*(?:[;/|+\n]|,\s|\set\s)\s*|\s+(?=\d)/i

/** Typed marks, bare ones below 100 in `unit`: one distance is « every so often », several a list. Refused: empty, an unreadable one, more than a hundred. */
export function readMarks(text: string, unit: 'km' | 'mi' = 'km'): MarksReading {
  if (text.trim() === '') return refuse('empty', expectedMarks)
  if (text.length > longestList) return refuse('unreadable', expectedMarks)
  const typed = halfWidth(text)
  const words = typed
    .replace(rhythm, '')
    .split(wholeNumbersAndCommas.test(typed) ? ',' : between)
    .filter((word) => word.trim() !== '')
  const metres = words.flatMap((word) => {
    const reading = readDistance(word, unit)
    return reading.ok ? [reading.value] : []
  })
  if (words.length === 0 || metres.length < words.length) return refuse('unreadable', expectedMarks)
  if (metres.length > mostMarks) return refuse('out-of-range', expectedMarks)
  return marksOf(metres, (length) => writeLength(length, unit))
}

function marksOf(metres: number[], write: (length: number) => string): MarksReading {
  const [first = 0, second] = metres
  if (second === undefined) {
    return { ok: true, marks: { everyMetres: first }, reading: `tous les ${write(first)}` }
  }
  const sorted = [...new Set(metres)].toSorted((a, b) => a - b)
  return { ok: true, marks: { atMetres: sorted }, reading: sorted.map(write).join(' ; ') }
}
