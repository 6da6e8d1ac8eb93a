import { z } from 'zod'
import { text } from '../shared.ts'
import { coachingFields, goalsOf, plainGoal, seasonFields } from './coaching.ts'

const strokeCount = z.strictObject({ count: z.int().min(1).max(60), when: text })

export const coachingNatation = z.strictObject({
  ...coachingFields,
  goals: goalsOf(plainGoal),
  /** Strokes in one length of the pool, before and after. */
  season: z.strictObject({ ...seasonFields, strokes: z.strictObject({ before: strokeCount, after: strokeCount }) }),
})
