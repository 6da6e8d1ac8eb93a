import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import type { FiledDeclaration } from './rules.ts'

const facts = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'cancellation']),
  reference: z.string(),
  declaredAt: z.coerce.date(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contract: z.string(),
  wishedEndOn: z.string().optional(),
  legitimateReason: z.string().optional(),
  comment: z.string().optional(),
})

export const declarationReceipt: EmailTemplate<FiledDeclaration> = { name: 'declaration-receipt', facts }

export const declarationNotice: EmailTemplate<FiledDeclaration> = { name: 'declaration-notice', facts }
