import { holds, models } from '#app/domain/training/equivalence/equivalents.ts'
import { trainingPaces } from '#app/domain/training/equivalence/vdot.ts'
import { isBeyondBestMarks } from '#app/domain/training/running/best-marks.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerAge, answerExponent } from './person/person-answer.ts'
import { answerEquivalents, answerReference, type Reference } from './race/race-answer.ts'
import { readRunningEquivalence } from './running-equivalence-fields.ts'
import words from './running-equivalence-words.json' with { type: 'json' }
import { answerVma } from './training/training-answer.ts'

export function answerRunningEquivalence(query: ToolQuery) {
  const readings = readRunningEquivalence(query)
  const reference = answerReference(readings)
  const exponent = answerExponent(readings, reference?.race)
  return {
    readings,
    reference,
    exponent,
    rows: reference && answerEquivalents(reference.race, exponent.value),
    training: reference?.vdot === undefined ? undefined : trainingPaces(reference.vdot),
    vma: answerVma(query, readings, reference?.vdot),
    age: answerAge(query, readings.age, reference?.race),
    warnings: reference ? warningsOf(reference) : [],
  }
}

export type RunningEquivalenceAnswer = ReturnType<typeof answerRunningEquivalence>

/** What must be said of a race before its figures are believed. */
function warningsOf({ race, vdot }: Reference): string[] {
  const outside = models.filter((model) => !holds(model, race)).map((model) => words.domains[model])
  return [
    isBeyondBestMarks(race.distanceMetres, race.timeSeconds) &&
      'Plus rapide que le record du monde sur cette distance. Le calcul est juste\u202f; vérifiez ce que vous avez saisi.',
    outside.length > 0 &&
      `${outside.join('\u202f; ')}\u00a0: cette course est en dehors et ne compte pas dans la moyenne.`,
    vdot === undefined &&
      'Cette course est trop lente pour la formule de Daniels et Gilbert\u00a0: elle n’a pas de VDOT.',
  ].filter((warning) => warning !== false)
}
