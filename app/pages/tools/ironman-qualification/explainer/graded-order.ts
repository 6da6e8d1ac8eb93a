import { readAgeGroup, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf, type FactorTableKey, gradedTime } from '#app/domain/training/qualification/grading.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'

/** Somebody of the example: finish time and graded time in seconds, ranks from 1. */
export type Candidate = {
  group: AgeGroup
  time: number
  factor: number
  graded: number
  arrivalRank: number
  offerRank: number
}

const table: FactorTableKey = '2025-11'
/** Invented: women who hold no place yet, with their finish times. */
const arrivals = [
  ['F25-29', '10:18:40'],
  ['F35-39', '10:21:30'],
  ['F30-34', '10:24:05'],
  ['F45-49', '10:38:12'],
  ['F40-44', '10:41:10'],
  ['F50-54', '11:22:45'],
  ['F60-64', '12:29:10'],
  ['F65-69', '13:41:00'],
] as const

/** Whose line is coloured. */
export const followedGroup = 'F45-49'

/** Places to be had in the example. */
export const placesToHave = 3

/** Height of a row of the drawing. */
export const rowHeight = 54

/** The invented candidates in order of arrival, with their rank in the order of the offers. */
export function gradedOrder(): Candidate[] {
  const graded = arrivals.map(([key, clock]) => {
    const group = readAgeGroup(key)
    const time = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
    if (!group) throw new Error(`No age group ${key}`)
    return { group, time, factor: factorOf(table, group), graded: gradedTime(table, group, time) ?? time }
  })
  const offers = graded.toSorted((one, other) => one.graded - other.graded)
  return graded.map((candidate, index) => ({
    ...candidate,
    arrivalRank: index + 1,
    offerRank: offers.indexOf(candidate) + 1,
  }))
}

/** The line of a candidate from its arrival to its offer, in a box 100 wide; three strokes but for the followed one. */
export function drawCandidate({ group, arrivalRank, offerRank }: Candidate): string {
  const offsets = group.key === followedGroup ? [0] : [-5, 0, 5]
  const from = (arrivalRank - 0.5) * rowHeight
  const rise = pathNumber((offerRank - arrivalRank) * rowHeight)
  return offsets.map((offset) => `M0 ${pathNumber(from + offset)}c42 0 58 ${rise} 100 ${rise}`).join('')
}
