import { z } from 'zod'
import { text } from '../shared.ts'

/** What the list of camps says around the camps. */
export const stages = z.strictObject({
  description: text,
  title: text,
  lead: text,
  how: z.strictObject({
    title: text,
    steps: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  sample: z.boolean().default(false),
})
