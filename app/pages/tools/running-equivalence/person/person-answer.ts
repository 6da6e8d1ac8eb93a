import { ageGrade, levelOfGrade, type Sex } from '#app/domain/training/equivalence/age-grading.ts'
import {
  type Performance,
  exponentRange,
  personalExponent,
  usualExponent,
} from '#app/domain/training/equivalence/race-models.ts'
import { exponentOfPair, shareOfPair } from '#app/domain/training/equivalence/two-races.ts'
import {
  type Surface,
  worldAthleticsPoints,
} from '#app/domain/training/equivalence/world-athletics-points.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { raceOf, type EquivalenceReadings } from '../running-equivalence-fields.ts'

export function answerAge(query: ToolQuery, age: Reading, race: Performance | undefined) {
  const sex = readSex(query.sexe)
  const grade = race && age.ok && sex ? ageGrade(race, Math.floor(age.value), sex) : undefined
  return {
    age,
    sex,
    grade,
    level: grade && levelOfGrade(grade.percent),
    score: race && sex && scoreOf(race, sex),
  }
}

export type AgeAnswer = ReturnType<typeof answerAge>

function readSex(text = ''): Sex | undefined {
  const written = text.trim().toLowerCase()
  if (written === 'f' || written === 'femme') return 'f'
  return written === 'h' || written === 'm' || written === 'homme' ? 'h' : undefined
}

function scoreOf(race: Performance, sex: Sex): { points: number; surface: Surface } | undefined {
  for (const surface of ['road', 'track'] as const) {
    const points = worldAthleticsPoints(race, sex, surface)
    if (points !== undefined) return { points, surface }
  }
  return undefined
}

export function answerExponent(readings: EquivalenceReadings, first: Performance | undefined) {
  const typed = readings['exposant-riegel']
  const second = raceOf(readings.distance2, readings.temps2)
  const usual = typed.ok ? typed.value : usualExponent
  const pair = first && second ? answerPair(first, second, usual) : undefined
  const value = pair?.value ?? usual
  return {
    value,
    source: pair ? ('two-races' as const) : typed.ok ? ('typed' as const) : ('usual' as const),
    pair,
    isUnusual: value < exponentRange.least || value > exponentRange.most,
  }
}

function answerPair(first: Performance, second: Performance, usual: number) {
  return {
    value: exponentOfPair(first, second, usual),
    between: personalExponent(first, second),
    share: shareOfPair(first, second),
  }
}

export type ExponentAnswer = ReturnType<typeof answerExponent>
