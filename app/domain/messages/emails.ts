import { z } from 'zod'
import { isMessageSubject, type MessageSubject } from './rules.ts'

/** A message once it is kept; a lead has its address alone. `phone`: E.164; `fromPage`: a path */
export const receivedMessage = z.object({
  id: z.string(),
  receivedAt: z.coerce.date(),
  subject: z.custom<MessageSubject>(isMessageSubject).optional(),
  name: z.string().optional(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string().optional(),
  concerns: z.string().optional(),
  fromPage: z.string().optional(),
})

export const messageNotice = { name: 'message-notice', facts: receivedMessage }
const answerFacts = z.object({ text: z.string(), author: z.string(), message: receivedMessage })

export const messageAnswer = { name: 'message-answer', facts: answerFacts }
export const messageReceipt = { name: 'message-receipt', facts: receivedMessage }
