import { z } from 'zod'
import { isMessageSubject, type MessageSubject } from './rules.ts'

/** A message once it is kept. `phone`: E.164 */
export const receivedMessage = z.object({
  id: z.string(),
  receivedAt: z.coerce.date(),
  subject: z.custom<MessageSubject>(isMessageSubject),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
  concerns: z.string().optional(),
})

export const messageNotice = { name: 'message-notice', facts: receivedMessage }
export const messageReceipt = { name: 'message-receipt', facts: receivedMessage }
