import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  at: z.coerce.date(),
  kept: z.array(z.object({ title: z.string(), reason: z.string() })),
})

export const accountDeleted: EmailTemplate<z.infer<typeof facts>> = { name: 'account-deleted', facts }
