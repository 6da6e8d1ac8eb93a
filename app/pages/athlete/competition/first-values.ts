import type { AnswerField } from '#app/domain/competitions/answers/answer-schema.ts'
import type { Participation } from '#app/domain/competitions/answers/answer.ts'
import type { ResultField } from '#app/domain/competitions/answers/result-schema.ts'
import { clockText } from '#app/domain/competitions/exports/clock-text.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'

/** What the form of an answer holds before anything is typed: what was answered already. */
export function answerValues(own: Participation | undefined): FormValues<AnswerField> {
  return {
    answer: own?.answer ?? '',
    format: own?.format ?? '',
    goal: own?.goal ?? '',
    targetTime: own?.targetTime === undefined ? '' : clockText(own.targetTime),
    carSharing: own?.carSharing ?? '',
    isHidden: own?.isHidden ? 'on' : '',
  }
}

/** The same of the form of a result. */
export function resultValues(own: Participation | undefined): FormValues<ResultField> {
  const result = own?.result
  return {
    outcome: result?.outcome ?? '',
    time: result?.time === undefined ? '' : clockText(result.time),
    place: result?.place === undefined ? '' : String(result.place),
    link: result?.link ?? '',
  }
}
