import { z } from 'zod'
import { text } from '../shared.ts'

export const stages = z.strictObject({
  description: text,
  title: text,
  lead: text,
  how: z.strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })).min(1) }),
  sample: z.boolean().default(false),
})
