import { shareOf } from '#app/domain/training/equivalence/model-ranges.ts'
import { trainingPaces } from '#app/domain/training/equivalence/vdot.ts'
import { isBeyondBestMarks, slowestPace } from '#app/domain/training/running/best-marks.ts'
import { valueOf, type ToolQuery } from '../tool-query.ts'
import { answerAge, answerExponent } from './person/person-answer.ts'
import { answerEquivalents, answerReference, type Reference } from './race/race-answer.ts'
import { raceOf, readRunningEquivalence } from './running-equivalence-fields.ts'
import words from './running-equivalence-words.json' with { type: 'json' }
import { answerVma } from './training/training-answer.ts'

export function answerRunningEquivalence(query: ToolQuery) {
  const readings = readRunningEquivalence(query)
  const reference = answerReference(readings)
  const exponent = answerExponent(readings, reference?.race)
  const volume = valueOf(readings.volume)
  const weeklyMetres = volume === undefined ? undefined : volume * 1000
  const other = raceOf(readings.distance2, readings.temps2)
  return {
    readings,
    reference,
    exponent,
    rows: reference && answerEquivalents(reference.race, { exponent: exponent.value, weeklyMetres, other }),
    training: reference?.vdot === undefined ? undefined : trainingPaces(reference.vdot),
    vma: answerVma(query, readings, reference?.vdot),
    age: answerAge(query, readings.age, reference?.race),
    warnings: reference ? warningsOf(reference) : [],
  }
}

export type RunningEquivalenceAnswer = ReturnType<typeof answerRunningEquivalence>

/** What must be said of a race before its figures are believed. */
function warningsOf({ race, vdot }: Reference): string[] {
  const outside = (['daniels', 'riegel', 'cameron', 'purdy'] as const)
    .filter((model) => shareOf(model, race) < 1)
    .map((model) => words.domains[model])
  return [
    isBeyondBestMarks(race.distanceMetres, race.timeSeconds) &&
      'Plus rapide que le record du monde sur cette distance. Le calcul est juste\u202f; vérifiez ce que vous avez saisi.',
    (1000 * race.timeSeconds) / race.distanceMetres > slowestPace &&
      'Moins de 4\u00a0km/h\u00a0: c’est l’allure d’une marche tranquille. Vérifiez ce que vous avez saisi.',
    outside.length > 0 &&
      `${outside.join('\u202f; ')}\u00a0: cette course est en dehors, ce modèle compte moins ou plus du tout dans la moyenne.`,
    vdot === undefined &&
      'Cette course est trop lente pour la formule de Daniels et Gilbert\u00a0: elle n’a pas de VDOT.',
  ].filter((warning) => warning !== false)
}
