import { ageGrade, levelOfGrade, type Sex } from '#app/domain/training/equivalence/age-grading.ts'
import {
  type Performance,
  exponentRange,
  personalExponent,
  usualExponent,
} from '#app/domain/training/equivalence/race-models.ts'
import {
  type Surface,
  worldAthleticsPoints,
} from '#app/domain/training/equivalence/world-athletics-points.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { readRace } from '../running-equivalence-fields.ts'

const youngest = 5
const oldest = 100

export function answerAge(query: ToolQuery, race: Performance | undefined) {
  const age = readNumber(query.age ?? '', youngest, oldest)
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

const leastExponent = 1
const mostExponent = 1.5

type ExponentSource = 'two-races' | 'typed' | 'usual'

export function answerExponent(query: ToolQuery, first: Performance | undefined) {
  const typed = readNumber(query['exposant-riegel'] ?? '', leastExponent, mostExponent)
  const { distance, time, race } = readRace(query.distance2, query.temps2)
  const personal = first && race ? personalExponent(first, race) : undefined
  const value = personal ?? (typed.ok ? typed.value : usualExponent)
  return {
    typed,
    distance,
    time,
    value,
    source: sourceOf(personal !== undefined, typed.ok),
    secondRaceSaysNothing: first !== undefined && race !== undefined && personal === undefined,
    isUnusual: value < exponentRange.least || value > exponentRange.most,
  }
}

export type ExponentAnswer = ReturnType<typeof answerExponent>

function sourceOf(hasTwoRaces: boolean, isTyped: boolean): ExponentSource {
  if (hasTwoRaces) return 'two-races'
  return isTyped ? 'typed' : 'usual'
}
