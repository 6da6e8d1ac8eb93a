import { z } from 'zod'
import { optionalPhone } from '#app/domain/shared/forms/form-fields.ts'
import { optionalLine, optionalText } from '#app/domain/shared/forms/form-text.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import { longestMessage, subjectNames } from './rules.ts'

export const messageFields = ['subject', 'name', 'email', 'phone', 'message', 'concerns', 'fromPage'] as const

export type MessageField = (typeof messageFields)[number]

/** What the contact form sends: texts as typed, cleaned here; the address alone is enough. `phone` comes out as E.164. */
export const messageSchema = z.object({
  subject: z
    .enum(['', ...subjectNames], {
      error: 'Choisissez un sujet\u00a0: un seul suffit, nous ferons suivre au besoin.',
    })
    .transform((subject) => subject || undefined),
  name: optionalLine({ longest: 100 }),
  email: emailAddress('Indiquez votre adresse e-mail, pour que nous puissions vous répondre.'),
  phone: optionalPhone,
  message: optionalText({ longest: longestMessage }),
  concerns: optionalLine({ longest: 150 }),
  fromPage: z.string().transform((path) => (isPath(path) ? path : undefined)),
})

function isPath(text: string): boolean {
  return text.length <= 200 && /^\/(?!\/)[\w/.~%-]*$/.test(text)
}

export type ContactMessage = z.output<typeof messageSchema>
