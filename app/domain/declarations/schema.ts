import { z } from 'zod'
import { optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'

const firstName = requiredLine({ missing: 'Indiquez votre prénom.', longest: 80 })
const lastName = requiredLine({ missing: 'Indiquez votre nom.', longest: 80 })
const email = emailAddress('Indiquez l’adresse e-mail où envoyer l’accusé de réception.')

const contract = requiredLine({
  missing: 'Indiquez un numéro, ou ce que vous avez commandé et quand.',
  longest: 300,
})

const wishedEndOn = z.string().transform((typed, check) => {
  if (typed.trim() === '') return undefined
  const day = readDay(typed.trim())
  if (day === undefined)
    check.addIssue({ code: 'custom', message: 'Écrivez la date comme 31/12/2026, ou laissez ce champ vide.' })
  return day
})

const longText = optionalText({ longest: 2000 })

/** What each form sends, its fields in their order. */
export const declarationSchemas = {
  withdrawal: z.object({ firstName, lastName, contract, email, comment: longText }),
  cancellation: z.object({
    firstName,
    lastName,
    email,
    contract,
    wishedEndOn,
    legitimateReason: longText,
  }),
}

/** `YYYY-MM-DD` of a day as a date field sends it, or as people write it (`31/12/2026`). */
function readDay(typed: string): string | undefined {
  const french = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed)
  const [, date = '', month = '', year = ''] = french ?? []
  const day = french ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed
  // PostgreSQL knows no year 0; nothing ends before the club began either.
  return z.iso.date().safeParse(day).success && day >= '1900' ? day : undefined
}
