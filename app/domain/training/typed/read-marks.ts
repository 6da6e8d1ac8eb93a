import { readDistance } from './read-distance.ts'
import { refuse, type Refusal } from './reading.ts'
import { writeDistance } from './write-number.ts'

/** Marks on a course, in metres: one every so often, or a list in rising order. */
type Marks = { everyMetres: number } | { atMetres: number[] }

/** Typed marks and how they were understood, in French. */
export type MarksReading = { ok: true; marks: Marks; reading: string } | Refusal

const expected = 'Indiquez un intervalle (5 km) ou une liste de distances (5 ; 12,5 ; 21,1).'
const mostMarks = 100
const longestList = 300
const rhythm = /^\s*tou(s|tes) les\s/i
const wholeNumbersAndCommas = /^\s*\d+(,\d+){2,}\s*$/
// A comma with a space after it separates; else it is a decimal.
const between = /\s*(?:[;/|+\n]|,\s|\set\s)\s*|\s+(?=\d)/i

/**
 * Typed marks: one distance is « every so often » (`5`, `tous les 5 km`), several are a list (`5 ; 12,5 ; 21,1`,
 * `5 10 15`, `5, 10, 15`). Each is read as a distance. Refused: empty, one that is unreadable, more than a hundred.
 */
export function readMarks(text: string): MarksReading {
  if (text.trim() === '') return refuse('empty', expected)
  if (text.length > longestList) return refuse('unreadable', expected)
  const words = text
    .replace(rhythm, '')
    .split(wholeNumbersAndCommas.test(text) ? ',' : between)
    .filter((word) => word.trim() !== '')
  const metres = words.flatMap((word) => {
    const reading = readDistance(word)
    return reading.ok ? [reading.value] : []
  })
  if (words.length === 0 || metres.length < words.length) return refuse('unreadable', expected)
  if (metres.length > mostMarks) return refuse('out-of-range', expected)
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
