import { AuthError } from '../errors/auth-error.ts'

const e164 = /^[1-9][0-9]{1,14}$/

/** A number as accounts are kept by: E.164 without its plus sign. `400 validation_failed` when it is none. */
export function readPhone(given: string): string {
  const digits = given.replaceAll(' ', '').replace(/^\+/, '')
  if (e164.test(digits)) return digits
  throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}
