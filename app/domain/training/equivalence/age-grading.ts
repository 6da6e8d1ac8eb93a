import standards from './age-standards.json' with { type: 'json' }
import { isPerformance, type Performance } from './race-models.ts'

export type Sex = 'f' | 'h'

/** Grade (%), time (s) at the age of records, standard (s) of the age and distance, age factor (0–1). */
type AgeGrade = { percent: number; equivalentSeconds: number; standardSeconds: number; factor: number }

/** A line an age of factors at the anchors, times 10 000; kept as each anchor's first one and how its changes change. */
const factors = { f: linesOf(standards.f.factors), h: linesOf(standards.h.factors) }

function linesOf(columns: number[][]): number[][] {
  const whole = columns.map(([first = 0, ...bends]) => {
    let [factor, change] = [first, 0]
    return [first, ...bends.map((bend) => (factor += change += bend))]
  })
  return (whole[0] ?? []).map((_, line) => whole.map((column) => column[line] ?? 0))
}

type Anchor = { metres: number; factor: number }
type Standard = { metres: number; openSeconds: number; factor: number }

const youngest = 5
const anchors = [1609.344, 5000, 10_000, 21_097.5, 42_195]

/** Published between 0.6282 and 0.6238: surely a misprint, kept as published. */
const publishedApart = { sex: 'h', age: 80, metres: 12_000, factor: 0.6218 }

/**
 * Age grade of a road race by the factors of 2025 (Alan Jones and Tom Bernhard, USATF, CC0): standard = open standard / factor, grade = 100·standard/time,
 * equivalent = time·factor. Between two distances of the table the factor follows ln(distance), as its makers made their
 * own in-between ones; the open standard follows a power of the distance: a standard left out of the table and foretold by
 * its neighbours is missed by 0.38 % on average, by 0.60 % along a straight line, by 2.7 % along ln(distance).
 * Undefined when the age is no whole number from 5 to 100, or the distance not within a mile and 200 km.
 */
export function ageGrade(race: Performance, age: number, sex: Sex): AgeGrade | undefined {
  const { open } = standards[sex]
  const line = factors[sex][age - youngest]
  if (line === undefined || !isPerformance(race)) return undefined
  const hasOneApart = age === publishedApart.age && sex === publishedApart.sex
  const standard = standardFor(race.distanceMetres, standardsOf(open, line, hasOneApart))
  if (!standard) return undefined
  const standardSeconds = standard.openSeconds / standard.factor
  return {
    percent: (100 * standardSeconds) / race.timeSeconds,
    equivalentSeconds: race.timeSeconds * standard.factor,
    standardSeconds,
    factor: standard.factor,
  }
}

function standardFor(metres: number, known: Standard[]): Standard | undefined {
  const index = known.findIndex((standard) => standard.metres >= metres)
  const [before, after] = [known[index - 1], known[index]]
  if (!after || after.metres === metres) return after
  if (!before) return undefined
  const share = Math.log(metres / before.metres) / Math.log(after.metres / before.metres)
  return {
    metres,
    openSeconds: before.openSeconds * (after.openSeconds / before.openSeconds) ** share,
    factor: before.factor + (after.factor - before.factor) * share,
  }
}

/** The level a grade (%) stands for, in the words of the masters' associations; none below 70. */
export function levelOfGrade(percent: number): string | undefined {
  if (percent >= 100) return 'niveau du record du monde'
  if (percent >= 90) return 'niveau mondial'
  if (percent >= 80) return 'niveau national'
  return percent >= 70 ? 'niveau régional' : undefined
}

function standardsOf(open: number[][], line: number[], hasOneApart: boolean): Standard[] {
  const known = anchors.map((metres, column) => ({ metres, factor: (line[column] ?? 0) / 10_000 }))
  return open.map(([metres = 0, openSeconds = 0]) => {
    const isApart = hasOneApart && metres === publishedApart.metres
    const factor = isApart ? publishedApart.factor : Number(factorOver(metres, known).toFixed(4))
    return { metres, openSeconds, factor }
  })
}

function factorOver(metres: number, known: Anchor[]): number {
  const reachedAnchor = known.reduce((before, after) => {
    const reached = Math.min(metres, after.metres)
    if (reached <= before.metres) return before
    const share = Math.log(reached / before.metres) / Math.log(after.metres / before.metres)
    return { metres: reached, factor: before.factor * (1 - share) + after.factor * share }
  })
  return reachedAnchor.factor
}
