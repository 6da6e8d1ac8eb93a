import { z } from 'zod'

export const filedDeclaration = z.object({
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

export const declarationReceipt = { name: 'declaration-receipt', facts: filedDeclaration }
export const declarationNotice = { name: 'declaration-notice', facts: filedDeclaration }
