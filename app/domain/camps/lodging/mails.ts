import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const said = z.array(z.string())

const form = z.object({
  firstName: z.string(),
  camp: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  statement: said,
  rights: said,
})

/** To who is about to order a package: its standard form (Code du tourisme, R211-4). */
export const packageFormMail: EmailTemplate<z.infer<typeof form>> = { name: 'camp-package-form', facts: form }
