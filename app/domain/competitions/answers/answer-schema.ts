import { z } from 'zod'
import { optionalLine } from '#app/domain/shared/form-text.ts'
import type { Competition } from '../competition.ts'
import { formatEntered, lengthOf } from '../formats/race-format.ts'
import { optionalTime } from '../forms/typed-time.ts'
import type { ReadDuration } from '../forms/typed-time.ts'
import { noSuchFormat } from './answer-obstacle.ts'
import { answers, goals } from './answer.ts'
import type { Answer, Goal } from './answer.ts'

export const answerFields = ['answer', 'format', 'goal', 'targetTime', 'carSharing', 'isHidden'] as const
export type AnswerField = (typeof answerFields)[number]

/**
 * What the form of an answer must say. Who passes says nothing else: the rest is dropped, hidden or not it is kept as it
 * was asked.
 * @param competition its formats are the choice @param values as typed @param readDuration reads a race time, in seconds
 */
export function answerSchema(
  { formats }: Pick<Competition, 'formats'>,
  values: { readonly format: string },
  readDuration: ReadDuration,
) {
  const entered = formatEntered(formats, values.format || undefined)
  const metres = entered && lengthOf(entered) > 0 ? lengthOf(entered) : undefined
  return z
    .object({
      answer: z.string().refine(isAnswer, { error: 'Choisissez une réponse.' }),
      format: z
        .string()
        .transform((key) => key || undefined)
        .refine((key) => key === undefined || formats.some((format) => format.key === key), {
          error: noSuchFormat,
        }),
      goal: z
        .string()
        .transform((typed) => typed || undefined)
        .refine((goal): goal is Goal | undefined => goal === undefined || Object.hasOwn(goals, goal), {
          error: 'Choisissez A, B ou C.',
        }),
      targetTime: optionalTime(readDuration, metres),
      carSharing: optionalLine({ longest: 200 }),
      isHidden: z.string().transform((typed) => typed === 'on'),
    })
    .transform((fields) =>
      fields.answer === 'passing'
        ? { ...nothingElse, answer: fields.answer, isHidden: fields.isHidden }
        : fields,
    )
}

export type AnswerGiven = z.output<ReturnType<typeof answerSchema>>

export const nothingElse = {
  format: undefined,
  goal: undefined,
  targetTime: undefined,
  carSharing: undefined,
}

function isAnswer(text: string): text is Answer {
  return Object.hasOwn(answers, text)
}
