import { z } from 'zod'
import { readEmail } from './email.ts'
import { readPhone } from './phone.ts'

/** Nothing, null and the empty text all say nothing. */
const text = z
  .string()
  .nullish()
  .transform((given) => given || undefined)
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => given ?? undefined)

/** What people may ask to change of their own account. Whatever else a request says is not heard. */
export const userForm = z.object({
  email: text.transform((given) => given && readEmail(given)),
  phone: text.transform((given) => given && readPhone(given)),
  channel: text.refine((given) => given === undefined || given === 'sms', {
    message: 'only sms is supported',
  }),
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
  code_challenge: text,
  code_challenge_method: text,
})

export type UserForm = z.output<typeof userForm>
