import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { isMessageSubject, type MessageSubject, type ReceivedMessage } from './rules.ts'

const facts = z.object({
  id: z.string(),
  receivedAt: z.coerce.date(),
  subject: z.custom<MessageSubject>((name) => typeof name === 'string' && isMessageSubject(name)),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
  concerns: z.string().optional(),
})

export const messageNotice: EmailTemplate<ReceivedMessage> = { name: 'message-notice', facts }

export const messageReceipt: EmailTemplate<ReceivedMessage> = { name: 'message-receipt', facts }
