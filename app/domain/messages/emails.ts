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

/** To the club: somebody wrote. Answers go to them. */
export const messageNotice: EmailTemplate<ReceivedMessage> = { name: 'message-notice', facts }

/** To who wrote: a copy, and by when the club answers. */
export const messageReceipt: EmailTemplate<ReceivedMessage> = { name: 'message-receipt', facts }
