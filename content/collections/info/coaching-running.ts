import { z } from 'zod'
import { coachingFields, goalsOf, plainGoal, seasonFields, weeklyLoad } from './coaching.ts'

export const coachingRunning = z.strictObject({
  ...coachingFields,
  goals: goalsOf(plainGoal),
  season: z.strictObject({ ...seasonFields, weeks: weeklyLoad }),
})
