import { z } from 'zod'
import { optionalLine } from '#app/domain/shared/forms/form-text.ts'
import type { Competition } from '../competition.ts'
import { formatEntered, type RaceFormat } from '../formats/race-format.ts'
import { optionalTime, type ReadDuration } from '../forms/typed-values.ts'
import { optionalWebAddress } from '../forms/web-address.ts'
import { isAnswer, isGoal, isOutcome, noSuchFormat, type Goal, type Participation } from './answer.ts'

export const answerFields = ['answer', 'format', 'goal', 'targetTime', 'carSharing', 'isHidden'] as const
export type AnswerField = (typeof answerFields)[number]

/** What the form of an answer must say; who passes says nothing else. */
export function answerSchema(
  { formats }: Pick<Competition, 'formats'>,
  values: { readonly format: string },
  readDuration: ReadDuration,
) {
  const entered = formatEntered(formats, values.format || undefined)
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
        .refine((goal): goal is Goal | undefined => goal === undefined || isGoal(goal), {
          error: 'Choisissez A, B ou C.',
        }),
      targetTime: optionalTime(readDuration, entered),
      carSharing: optionalLine({ longest: 200 }),
      isHidden: z.string().transform((typed) => typed === 'on'),
    })
    .transform((fields) =>
      fields.answer === 'passing'
        ? { ...fields, format: undefined, goal: undefined, targetTime: undefined, carSharing: undefined }
        : fields,
    )
}

export type AnswerGiven = z.output<ReturnType<typeof answerSchema>>

export const resultFields = ['outcome', 'time', 'place', 'link'] as const

export type ResultField = (typeof resultFields)[number]

const lastPlace = 100_000

const placeError = 'Indiquez votre place au général, en chiffres\u00A0: 12.'

/** What the form of a result must say; only who finished has a time and a place. @param format that was run, if known */
export function resultSchema(format: Pick<RaceFormat, 'legs'> | undefined, readDuration: ReadDuration) {
  return z
    .object({
      outcome: z.string().refine(isOutcome, { error: 'Dites comment la course s’est terminée.' }),
      time: optionalTime(readDuration, format),
      place: z.string().transform((typed, check) => {
        const text = typed.trim().replace(/\s*(?:e|è|ème|er|re|ère)$/, '')
        if (text === '') return undefined
        const place = /^\d{1,6}$/.test(text) ? Number(text) : 0
        if (place < 1 || place > lastPlace) check.addIssue({ code: 'custom', message: placeError })
        return place
      }),
      link: optionalWebAddress,
    })
    .transform((fields) =>
      fields.outcome === 'finished' ? fields : { ...fields, time: undefined, place: undefined },
    )
}

/** Whether a result may be written down: the race has begun, was not cancelled, and one did not pass. */
export function mayHaveResult(
  { startOn, status }: Pick<Competition, 'startOn' | 'status'>,
  participation: Pick<Participation, 'answer'> | undefined,
  today: string,
): boolean {
  return status === 'confirmed' && startOn <= today && participation?.answer === 'going'
}
