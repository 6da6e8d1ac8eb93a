import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

/** Days in which a sign-in can be disowned by the link of its mail. */
export const daysToDisown = 7

const facts = z.object({ at: z.coerce.date(), device: z.string(), token: z.string() })

export const newSignIn: EmailTemplate<z.infer<typeof facts>> = { name: 'account-signed-in', facts }
