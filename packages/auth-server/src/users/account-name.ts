import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { readEmail } from './email.ts'
import { readPhone } from './phone.ts'

/** What an account is called by. `value`: an address in lower case, or a number in E.164 without its plus sign. */
export type AccountName = { kind: 'email' | 'phone'; value: string }

/**
 * The address or number a request names, exactly one of both. `400 validation_failed` otherwise;
 * `400 email_provider_disabled` and `phone_provider_disabled` when that way in is closed.
 */
export function readAccountName(
  { settings }: Backend,
  given: { email?: string | undefined; phone?: string | undefined },
): AccountName {
  if (given.email && given.phone)
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided')
  if (given.email) {
    if (!settings.signUp.email)
      throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    return { kind: 'email', value: readEmail(given.email) }
  }
  if (!given.phone) throw new AuthError(400, 'validation_failed', 'missing email or phone')
  if (!settings.signUp.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  return { kind: 'phone', value: readPhone(given.phone) }
}
