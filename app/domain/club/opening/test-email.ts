import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({ name: z.string() })

/** To the coach who asks whether emails leave. */
export const testEmail: EmailTemplate<z.infer<typeof facts>> = { name: 'opening-test', facts }
