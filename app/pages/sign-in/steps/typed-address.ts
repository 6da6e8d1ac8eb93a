import { emailAddress } from '#app/domain/shared/email-address.ts'
import { textOf } from '../text-of.ts'

const address = emailAddress('Indiquez votre adresse e-mail.')

export function typedAddress(form: FormData): { email: string; problem: string | undefined } {
  const email = textOf(form, 'email').trim()
  const read = address.safeParse(email)
  return { email, problem: read.error?.issues[0]?.message }
}
