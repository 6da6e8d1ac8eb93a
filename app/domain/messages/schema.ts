import { z } from 'zod'
import { emailAddress } from '#app/domain/shared/email-address.ts'
import { optionalPhone } from '#app/domain/shared/forms/form-fields.ts'
import { optionalLine, requiredLine, requiredText } from '#app/domain/shared/forms/form-text.ts'
import { longestMessage, subjectNames } from './rules.ts'

export const messageFields = ['subject', 'name', 'email', 'phone', 'message', 'concerns'] as const

export type MessageField = (typeof messageFields)[number]

/** What the contact form sends: texts as typed, cleaned here; the phone number comes out as E.164. */
export const messageSchema = z.object({
  subject: z.enum(subjectNames, {
    error: 'Choisissez un sujet\u00a0: un seul suffit, nous ferons suivre au besoin.',
  }),
  name: requiredLine({ missing: 'Indiquez votre prénom et votre nom.', longest: 100 }),
  email: emailAddress('Indiquez votre adresse e-mail, pour que nous puissions vous répondre.'),
  phone: optionalPhone,
  message: requiredText({
    missing: 'Écrivez votre message.',
    shortest: { length: 10, error: 'Dites-nous-en un peu plus\u00a0: dix caractères au moins.' },
    longest: longestMessage,
  }),
  concerns: optionalLine({ longest: 150 }),
})

export type ContactMessage = z.output<typeof messageSchema>
