import { menAgeFactors, menStandards } from './age-standards-men.ts'
import { womenAgeFactors, womenStandards } from './age-standards-women.ts'
import { isPerformance, type Performance } from './performance.ts'

/** Age tables exist for women and men. */
export type Sex = 'f' | 'h'

/**
 * A race seen through its age: grade (%), the time (s) it would be worth at the age of records, the standard (s) of that
 * age and distance (grade 100), the age factor (0–1).
 */
export type AgeGrade = { percent: number; equivalentSeconds: number; standardSeconds: number; factor: number }

type Standard = { metres: number; openSeconds: number; factor: number }

const youngest = 5
const standardsByAge: Record<Sex, Map<number, Standard[]>> = {
  f: standardsOf(womenStandards, womenAgeFactors),
  h: standardsOf(menStandards, menAgeFactors),
}

/**
 * Age grade of a road race by the factors of 2025: standard = open standard / factor, grade = 100·standard/time,
 * equivalent = time·factor. Between two distances of the table the factor follows ln(distance), as its makers made their
 * own in-between ones; the open standard follows a power of the distance: a standard left out of the table and foretold by
 * its neighbours is missed by 0.38 % on average, by 0.60 % along a straight line, by 2.7 % along ln(distance).
 * Undefined when the age is no whole number from 5 to 100, or the distance not within a mile and 200 km.
 */
export function ageGrade(race: Performance, age: number, sex: Sex): AgeGrade | undefined {
  const standards = standardsByAge[sex].get(age)
  const standard = standards && isPerformance(race) ? standardFor(race.distanceMetres, standards) : undefined
  if (!standard) return undefined
  const standardSeconds = standard.openSeconds / standard.factor
  return {
    percent: (100 * standardSeconds) / race.timeSeconds,
    equivalentSeconds: race.timeSeconds * standard.factor,
    standardSeconds,
    factor: standard.factor,
  }
}

function standardFor(metres: number, standards: Standard[]): Standard | undefined {
  const index = standards.findIndex((standard) => standard.metres >= metres)
  const [before, after] = [standards[index - 1], standards[index]]
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

/** The standards of each age; the last factor of a line serves every distance beyond it. */
function standardsOf(open: [metres: number, seconds: number][], lines: string): Map<number, Standard[]> {
  const rows = lines.trim().split('\n')
  return new Map(
    rows.map((line, index) => {
      const factors = line.split(' ')
      const standards = open.map(([metres, openSeconds], column) => {
        return { metres, openSeconds, factor: Number(factors.at(column) ?? factors.at(-1)) / 10_000 }
      })
      return [youngest + index, standards]
    }),
  )
}
