import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  id: z.string(),
  receivedCents: z.int(),
  currency: z.string(),
  receivedAt: z.coerce.date(),
})

/** To the club: a card was charged for an order that is not here. Cents of the currency. */
export const unknownPayment: EmailTemplate<z.infer<typeof facts>> = { name: 'order-unknown-payment', facts }
