import { ageGrade, levelOfGrade, type Sex } from '#app/domain/training/equivalence/age-grading.ts'
import type { Performance } from '#app/domain/training/equivalence/race-models.ts'
import {
  type Surface,
  worldAthleticsPoints,
} from '#app/domain/training/equivalence/world-athletics-points.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../../tool-query.ts'

const youngest = 5
const oldest = 100

/** A race among those of the same age and sex, and its World Athletics points. */
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

/** Women and men as an address names them: `f` and `h`, and what else people write. */
function readSex(text = ''): Sex | undefined {
  const written = text.trim().toLowerCase()
  if (written === 'f' || written === 'femme') return 'f'
  return written === 'h' || written === 'm' || written === 'homme' ? 'h' : undefined
}

/** The road is scored first; a distance that is only run on the track is scored there. */
function scoreOf(race: Performance, sex: Sex): { points: number; surface: Surface } | undefined {
  for (const surface of ['road', 'track'] as const) {
    const points = worldAthleticsPoints(race, sex, surface)
    if (points !== undefined) return { points, surface }
  }
  return undefined
}
