import { z } from 'zod'

/** `ordered`, `minimum`: pieces; `orderPath`: the buyer's own page, from the root of the site; `deliveryOn`: `YYYY-MM-DD` */
export const collectiveEnded = {
  name: 'collective-ended',
  facts: z.object({
    product: z.string(),
    outcome: z.enum(['confirmed', 'below-minimum', 'called-off']),
    ordered: z.number(),
    minimum: z.number(),
    deliveryOn: z.string(),
    firstName: z.string(),
    number: z.string(),
    orderPath: z.string(),
    /** What a coach added, in their own words. */
    word: z.string().optional(),
  }),
}

export type CollectiveOutcome = z.output<typeof collectiveEnded.facts>['outcome']
