import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({ refusedAt: z.coerce.date() })

/** To the club: the payment service does not know the site's key any more. */
export const keyRefused: EmailTemplate<z.infer<typeof facts>> = { name: 'payment-key-refused', facts }
