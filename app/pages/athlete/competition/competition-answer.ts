import {
  answerFields,
  type AnswerField,
  resultFields,
  type ResultField,
} from '#app/domain/competitions/answers/answer-schema.ts'
import { textFields, type FormProblem, type FormValues } from '#app/domain/shared/form-fields.ts'

type Again<Form extends string, Field extends string> = {
  form: Form
  values: FormValues<Field> | undefined
  problems: readonly FormProblem<Field>[]
  problem?: string
  attempt?: string
}

export type PresenceAgain = { format: string; isHidden: boolean }

export type AnswerAgain = Again<'answer', AnswerField> & { presence?: PresenceAgain }
export type ResultAgain = Again<'result', ResultField>

export type CompetitionAnswer = AnswerAgain | ResultAgain

export function typedAnswer(form: FormData): FormValues<AnswerField> {
  return textFields(form, answerFields)
}

export function typedResult(form: FormData): FormValues<ResultField> {
  return textFields(form, resultFields)
}

/** A button that has none of a form's fields must not empty it, nor show who is hidden. */
export function answerAgain(form: FormData, problem: string): CompetitionAnswer {
  const nothingTyped = { values: undefined, problems: [], problem }
  switch (form.get('intent')) {
    case 'answer':
      return { form: 'answer', values: typedAnswer(form), problems: [], problem }
    case 'result':
      return { form: 'result', values: typedResult(form), problems: [], problem }
    case 'forget-result':
      return { form: 'result', ...nothingTyped }
    case 'was-there':
      return { form: 'answer', ...nothingTyped, presence: typedPresence(form) }
    default:
      return { form: 'answer', ...nothingTyped }
  }
}

function typedPresence(form: FormData): PresenceAgain {
  return { format: form.get('format')?.toString() ?? '', isHidden: form.get('isHidden') === 'on' }
}

export function problemOf(
  again: { problems: readonly FormProblem<string>[] } | undefined,
  name: AnswerField | ResultField,
): string | undefined {
  return again?.problems.find(({ field }) => field === name)?.message
}
