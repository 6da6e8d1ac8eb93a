import {
  answerFields,
  type AnswerField,
  resultFields,
  type ResultField,
} from '#app/domain/competitions/answers/answer-schema.ts'
import {
  textFields,
  textOf,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'

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

/** A button that has none of a form's fields must not empty it, nor show who is hidden. */
export function answerAgain(form: FormData, problem: string): CompetitionAnswer {
  const nothingTyped = { values: undefined, problems: [], problem }
  switch (form.get('intent')) {
    case 'answer':
      return { form: 'answer', values: textFields(form, answerFields), problems: [], problem }
    case 'result':
      return { form: 'result', values: textFields(form, resultFields), problems: [], problem }
    case 'forget-result':
      return { form: 'result', ...nothingTyped }
    case 'was-there': {
      const presence = { format: textOf(form, 'format'), isHidden: form.get('isHidden') === 'on' }
      return { form: 'answer', ...nothingTyped, presence }
    }
    default:
      return { form: 'answer', ...nothingTyped }
  }
}
