import { z } from 'zod'
import { text } from '../shared.ts'

export const outil = z.strictObject({
  title: text,
  description: text,
  lead: text,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
})
