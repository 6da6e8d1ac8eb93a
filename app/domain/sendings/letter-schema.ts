import { z } from 'zod'
import { optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'

export const letterFields = ['audience', 'subject', 'text', 'key'] as const
export type LetterField = (typeof letterFields)[number]

export const letterSchema = z.object({
  /** `tous`, `groupe:{slug}`, `course:{number}`. */
  audience: z.string().min(1, { error: 'Choisissez à qui vous écrivez.' }),
  subject: requiredLine({ missing: 'Donnez un objet à votre message.', longest: 120 }),
  text: optionalText({ longest: 5000 }).transform((typed, check) => {
    if (typed === undefined) check.addIssue({ code: 'custom', message: 'Écrivez votre message.' })
    return typed ?? ''
  }),
  key: z.uuid({ error: 'Rouvrez cette page\u00a0: son numéro est perdu.' }),
})

export type Letter = z.output<typeof letterSchema>
