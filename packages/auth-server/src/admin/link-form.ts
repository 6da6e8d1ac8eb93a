import { z } from 'zod'
import { readEmail } from '../users/email.ts'

const text = z
  .string()
  .nullish()
  .transform((given) => given || undefined)

const linkKinds = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

/** Which link an administrator wants, and for whom. */
export const linkForm = z.object({
  type: z.enum(linkKinds, { error: 'Invalid email action link type requested' }),
  email: z.string().default('').transform(readEmail),
  new_email: text.transform((given) => given && readEmail(given)),
  password: text,
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((given) => given ?? {}),
  redirect_to: text,
})

export type LinkKind = (typeof linkKinds)[number]
export type LinkForm = z.output<typeof linkForm>
