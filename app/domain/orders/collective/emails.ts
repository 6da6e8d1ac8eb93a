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
    /** What is left to pay of the order, in cents, until which day. */
    balance: z.object({ cents: z.int(), balanceOn: z.iso.date() }).optional(),
    /** What a coach added, in their own words. */
    word: z.string().optional(),
  }),
}

const balance = {
  product: z.string(),
  firstName: z.string(),
  number: z.string(),
  orderPath: z.string(),
  cents: z.int(),
  balanceOn: z.iso.date(),
}

/** To who paid their deposit after the closing, and to who has not paid their balance by its day. */
export const collectiveBalance = {
  name: 'collective-balance',
  facts: z.object({ ...balance, isLate: z.boolean() }),
}

/** To the club: a balance is late, and the coach decides. Nothing is cancelled by itself. */
export const collectiveBalanceLate = { name: 'collective-balance-late', facts: z.object(balance) }

export type CollectiveOutcome = z.output<typeof collectiveEnded.facts>['outcome']
