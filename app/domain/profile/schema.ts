import { z } from 'zod'
import { requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'

export const newEmailSchema = z.object({
  email: emailAddress('Indiquez votre nouvelle adresse e-mail.').toLowerCase(),
})

export const factorNameSchema = z.object({
  name: requiredLine({ missing: 'Donnez-lui un nom, pour le reconnaître plus tard.', longest: 60 }),
})

export const codeSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, ''))
    .refine((code) => code !== '', { error: 'Saisissez le code à six chiffres.', abort: true })
    .refine((code) => /^\d{6}$/.test(code), { error: 'Un code compte six chiffres, rien d’autre.' }),
})
