import { z } from 'zod'
import { text } from '../shared.ts'

export const recherche = z.strictObject({
  synonyms: z.array(z.strictObject({ typed: z.array(text).min(1), finds: z.array(text).min(1) })),
})
