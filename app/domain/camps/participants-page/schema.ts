import { z } from 'zod'
import { requiredLine } from '#app/domain/shared/forms/form-text.ts'

export const carFields = ['way', 'seats', 'fromPlace', 'toPlace', 'firstName'] as const
export type CarField = (typeof carFields)[number]

/** Seats in a car as somebody types them. */
export const carSchema = z.object({
  way: z.enum(['offers', 'seeks'], { error: 'Choisissez\u00a0: vous proposez, ou vous cherchez.' }),
  seats: z
    .string()
    .regex(/^[1-8]$/, 'De 1 à 8 places.')
    .transform(Number),
  fromPlace: requiredLine({ missing: 'Indiquez d’où vous partez.', longest: 80 }),
  toPlace: requiredLine({ missing: 'Indiquez où vous allez.', longest: 80 }),
  firstName: requiredLine({ missing: 'Indiquez un prénom.', longest: 80 }),
})

export type NewCar = z.output<typeof carSchema>

export const wordsField = 'words'

/** What is written to another participant. */
export const wordsSchema = z
  .string()
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().min(1, 'Écrivez votre message.').max(1000, 'Mille caractères au plus.'))
