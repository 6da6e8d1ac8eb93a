import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({ id: z.uuid(), recipient: z.string(), subject: z.string(), reason: z.string() })

/** To the club: a mail was refused for good where it was to go. */
export const mailRefused: EmailTemplate<z.infer<typeof facts>> = { name: 'mail-refused', facts }
