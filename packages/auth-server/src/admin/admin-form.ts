import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { hashPassword, isKnownHash } from '../passwords/password-hash.ts'
import { requireAcceptablePassword } from '../passwords/password-policy.ts'
import type { AuthSettings } from '../settings/auth-settings.ts'
import { readEmail } from '../users/email.ts'
import { readPhone } from '../users/phone.ts'

/** Nothing, null and the empty text all say nothing. */
const text = z
  .string()
  .nullish()
  .transform((given) => given || undefined)
const yes = z
  .boolean()
  .nullish()
  .transform((given) => given === true)
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => given ?? undefined)
const role = text.refine((given) => given === undefined || /^[a-z_][a-z0-9_]{0,62}$/i.test(given), {
  message: 'not the name of a role',
})

/** What an administrator says of an account, new or not. */
export const adminForm = z.object({
  id: text,
  email: text.transform((given) => given && readEmail(given)),
  phone: text.transform((given) => given && readPhone(given)),
  password: text,
  password_hash: text,
  email_confirm: yes,
  phone_confirm: yes,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
  role,
})

export type AdminForm = z.output<typeof adminForm>

/** The id an administrator chose. `400 validation_failed` when it is none. */
export function readChosenId(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  if (!z.uuid().safeParse(given).success)
    throw new AuthError(400, 'validation_failed', 'ID must conform to the uuid v4 format')
  if (/^[0-]*$/.test(given)) throw new AuthError(400, 'validation_failed', 'ID cannot be a nil uuid')
  return given.toLowerCase()
}

/**
 * The hash of the password given, or the hash brought instead (argon2id or bcrypt). Refuses both together, a hash that
 * could never be checked (`400 validation_failed`) and a weak password.
 */
export async function readPasswordHash(
  { password, password_hash: brought }: Partial<Pick<AdminForm, 'password' | 'password_hash'>>,
  policy: AuthSettings['password'],
): Promise<string | undefined> {
  if (password !== undefined && brought !== undefined)
    throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided')
  if (brought !== undefined && !isKnownHash(brought))
    throw new AuthError(400, 'validation_failed', 'password_hash: neither argon2id nor bcrypt')
  if (password === undefined) return brought
  requireAcceptablePassword(password, policy)
  return hashPassword(password)
}
