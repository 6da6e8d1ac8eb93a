import { decimal, refuse, tidy, type Reading, type Refusal } from './reading.ts'
import { writeDistance } from './writing.ts'

const expectedDistance = 'Indiquez une distance comme 10 km, 42,195 km, 21097.5 ou semi.'
const longest = 10_000_000
const named: Record<string, number> = {
  semi: 21_097.5,
  'semi-marathon': 21_097.5,
  'semi marathon': 21_097.5,
  'demi-marathon': 21_097.5,
  half: 21_097.5,
  marathon: 42_195,
  mile: 1609.344,
}
const metresPerUnit: Record<string, number> = {
  km: 1000,
  kms: 1000,
  k: 1000,
  kilometre: 1000,
  kilometres: 1000,
  kilomètre: 1000,
  kilomètres: 1000,
  m: 1,
  metre: 1,
  metres: 1,
  mètre: 1,
  mètres: 1,
  mi: 1609.344,
  mile: 1609.344,
  miles: 1609.344,
  yd: 0.9144,
  yard: 0.9144,
  yards: 0.9144,
}

/** A typed distance, metres: `42,195 km`, `semi`, `1 mile`; bare below 100 kilometres. Refused: empty, unreadable, 0, ≥ 10 000 km. */
export function readDistance(text: string): Reading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expectedDistance)
  const value = typed === undefined ? undefined : metresOf(typed)
  if (value === undefined) return refuse('unreadable', expectedDistance)
  if (!(value > 0 && value < longest)) {
    return refuse('out-of-range', 'Indiquez une distance supérieure à zéro et inférieure à 10 000 km.')
  }
  return { ok: true, value, reading: writeDistance(value) }
}

function metresOf(typed: string): number | undefined {
  if (Object.hasOwn(named, typed)) return named[typed]
  const [, digits = '', unit = ''] = /^([\d. ]+?) ?([a-zè]*)$/.exec(typed) ?? []
  const number = decimal(digits)
  if (number === undefined) return undefined
  if (unit === '') return number < 100 ? number * 1000 : number
  const metres = Object.hasOwn(metresPerUnit, unit) ? metresPerUnit[unit] : undefined
  return metres === undefined ? undefined : number * metres
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

/** Typed marks: one distance is « every so often », several a list. Refused: empty, an unreadable one, more than a hundred. */
export function readMarks(text: string): MarksReading {
  if (text.trim() === '') return refuse('empty', expectedMarks)
  if (text.length > longestList) return refuse('unreadable', expectedMarks)
  const words = text
    .replace(rhythm, '')
    .split(wholeNumbersAndCommas.test(text) ? ',' : between)
    .filter((word) => word.trim() !== '')
  const metres = words.flatMap((word) => {
    const reading = readDistance(word)
    return reading.ok ? [reading.value] : []
  })
  if (words.length === 0 || metres.length < words.length) return refuse('unreadable', expectedMarks)
  if (metres.length > mostMarks) return refuse('out-of-range', expectedMarks)
  return marksOf(metres)
}

function marksOf(metres: number[]): MarksReading {
  const [first = 0, second] = metres
  if (second === undefined) {
    return { ok: true, marks: { everyMetres: first }, reading: `tous les ${writeDistance(first)}` }
  }
  const sorted = [...new Set(metres)].toSorted((a, b) => a - b)
  return { ok: true, marks: { atMetres: sorted }, reading: sorted.map(writeDistance).join(' ; ') }
}
