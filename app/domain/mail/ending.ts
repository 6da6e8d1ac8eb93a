import { z } from 'zod'
import { requiredLine } from '#app/domain/shared/forms/form-text.ts'

export const endingFields = ['before', 'reason'] as const

export const longestReason = 200

export const reasonSchema = requiredLine({
  missing: 'Dites pourquoi, en quelques mots.',
  longest: longestReason,
})

/** What a person says who keeps mails from leaving. @param before a day in France: those written earlier */
export const endingSchema = z.object({
  before: z.iso.date('Choisissez un jour.'),
  reason: reasonSchema,
})
