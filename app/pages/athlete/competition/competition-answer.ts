import { answerFields, type AnswerField } from '../../../domain/competitions/answers/answer-schema.ts'
import { resultFields, type ResultField } from '../../../domain/competitions/answers/result-schema.ts'
import { textFields, type FormProblem, type FormValues } from '../../../domain/shared/form-fields.ts'

type Again<Form extends string, Field extends string> = {
  form: Form
  values: FormValues<Field>
  problems: readonly FormProblem<Field>[]
  /** What stands in the way of the whole form. */
  obstacle?: string
  /** Tells one answer from the next. */
  attempt?: string
}

export type AnswerAgain = Again<'answer', AnswerField>
export type ResultAgain = Again<'result', ResultField>

/** A form of the page again, with what was typed and what stands in the way. */
export type CompetitionAnswer = AnswerAgain | ResultAgain

/** What was typed of an answer. */
export function typedAnswer(form: FormData): FormValues<AnswerField> {
  return textFields(form, answerFields)
}

export function typedResult(form: FormData): FormValues<ResultField> {
  return textFields(form, resultFields)
}

/** The form that was sent, as it was typed, with what stands in its way. */
export function answerAgain(form: FormData, obstacle: string): CompetitionAnswer {
  return String(form.get('intent')).endsWith('result')
    ? { form: 'result', values: typedResult(form), problems: [], obstacle }
    : { form: 'answer', values: typedAnswer(form), problems: [], obstacle }
}

/** What is wrong with a field of the form that came back, if anything. */
export function problemOf(
  again: { problems: readonly FormProblem<string>[] } | undefined,
  name: AnswerField | ResultField,
): string | undefined {
  return again?.problems.find(({ field }) => field === name)?.message
}
