import { z } from 'zod'
import { text } from '../shared.ts'
import { coachingFields, goalsOf, plainGoal, seasonFields, weeklyLoad } from './coaching.ts'

/** Percent of the whole, in the order of a race. */
const shares = z
  .strictObject({ swim: z.number().positive(), bike: z.number().positive(), run: z.number().positive() })
  .refine(({ swim, bike, run }) => Math.abs(swim + bike + run - 100) < 0.001, {
    error: 'les trois parts doivent faire 100 %',
  })

export const coachingTriathlon = z.strictObject({
  ...coachingFields,
  /** A race in four figures, under the drawing that opens the page. */
  figures: z.array(z.strictObject({ label: text, figure: text, detail: text })).length(4),
  goals: goalsOf(plainGoal.extend({ shares })),
  season: z.strictObject({ ...seasonFields, weeks: weeklyLoad, shares }),
})
