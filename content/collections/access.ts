import { z } from 'zod'
import { day } from './shared.ts'

const asked = z.enum(['required', 'optional'])

/** Who must have a second factor, besides coaches, who always must. */
export const secondFactorFile = z.strictObject({
  assistants: asked.default('required'),
  members: asked.default('optional'),
  /** What is required is so from this day on; at once when absent. */
  requiredFrom: day.optional(),
})

export type SecondFactorPolicy = z.output<typeof secondFactorFile>
