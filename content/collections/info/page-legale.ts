import { z } from 'zod'
import { day, text } from '../shared.ts'

export const pageLegale = z.strictObject({
  title: text,
  description: text,
  version: z.int().min(1).optional(),
  updatedOn: day,
  essentials: z.array(z.strictObject({ figure: text, words: text })).default([]),
})
