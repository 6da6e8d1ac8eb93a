import { trainingPaces } from '#app/domain/training/equivalence/training-paces.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerEquivalents } from './distances/equivalents-answer.ts'
import { answerAge } from './person/age-answer.ts'
import { answerExponent } from './person/exponent-answer.ts'
import { answerReference } from './race/reference-answer.ts'
import { answerVma } from './training/vma-answer.ts'
import { warningsOf } from './warnings.ts'

/** Everything the equivalence tool says of a query. What cannot be read leaves out its own part only. */
export function answerRunningEquivalence(query: ToolQuery) {
  const { reference, ...entry } = answerReference(query)
  const exponent = answerExponent(query, reference?.race)
  return {
    entry,
    reference,
    exponent,
    rows: reference && answerEquivalents(reference.race, exponent.value),
    training: reference?.vdot === undefined ? undefined : trainingPaces(reference.vdot),
    vma: answerVma(query, reference?.vdot),
    age: answerAge(query, reference?.race),
    warnings: reference ? warningsOf(reference) : [],
  }
}

export type RunningEquivalenceAnswer = ReturnType<typeof answerRunningEquivalence>
