import { z } from 'zod'
import { requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import { mostParticipants } from '../bookings/form-questions.ts'

export const waitFields = ['firstName', 'email', 'places'] as const
export type WaitField = (typeof waitFields)[number]

/** Who waits, and for how many places. */
export const waitSchema = z.object({
  firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest: 80 }),
  email: emailAddress('Indiquez l’adresse où vous prévenir.').transform((address) => address.toLowerCase()),
  places: z.coerce
    .number({ error: 'Indiquez un nombre de places.' })
    .int('Indiquez un nombre de places.')
    .min(1, 'Une place au moins.')
    .max(mostParticipants, `Au plus ${mostParticipants} places.`),
})

export type WaitForm = z.output<typeof waitSchema>
