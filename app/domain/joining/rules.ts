import { z } from 'zod'
import { ownNames, ownNamesSchema } from '#app/domain/shared/forms/form-fields.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'

/** Minutes a code may stay open, as a coach chooses. */
export const codeMinutes = [60, 120, 180, 240] as const

export const mostRequests = 300

/** Days that codes and what was asked by them are kept. */
export const joiningRetentionDays = 30

export const joinFields = [...ownNames, 'email'] as const
export type JoinField = (typeof joinFields)[number]

export const joinSchema = ownNamesSchema(80).extend({
  email: emailAddress('Indiquez votre adresse e-mail.').toLowerCase(),
})

export type JoinRequest = z.output<typeof joinSchema>
