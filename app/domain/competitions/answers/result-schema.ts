import { z } from 'zod'
import type { Competition } from '../competition.ts'
import { optionalTime } from '../forms/typed-time.ts'
import type { ReadDuration } from '../forms/typed-time.ts'
import { optionalWebAddress } from '../forms/web-address.ts'
import { outcomes } from './answer.ts'
import type { Outcome, Participation } from './answer.ts'

export const resultFields = ['outcome', 'time', 'place', 'link'] as const
export type ResultField = (typeof resultFields)[number]

const lastPlace = 100_000
const placeError = 'Indiquez votre place au général, en chiffres\u00A0: 12.'

/**
 * What the form of a result must say. Only who finished has a time and a place; they are dropped otherwise.
 * @param metres of the race that was run, when they are known @param readDuration reads a race time, in seconds
 */
export function resultSchema(metres: number | undefined, readDuration: ReadDuration) {
  return z
    .object({
      outcome: z.string().refine(isOutcome, { error: 'Dites comment la course s’est terminée.' }),
      time: optionalTime(readDuration, metres),
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

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text)
}
