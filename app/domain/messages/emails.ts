import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { isMessageSubject, type MessageSubject } from './rules.ts'

/** A message once it is kept. `phone`: E.164 */
export const receivedMessage = z.object({
  id: z.string(),
  receivedAt: z.coerce.date(),
  subject: z.custom<MessageSubject>((name) => typeof name === 'string' && isMessageSubject(name)),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
  concerns: z.string().optional(),
})

export const messageNotice: EmailTemplate<z.infer<typeof receivedMessage>> = {
  name: 'message-notice',
  facts: receivedMessage,
}

export const messageReceipt: EmailTemplate<z.infer<typeof receivedMessage>> = {
  name: 'message-receipt',
  facts: receivedMessage,
}
