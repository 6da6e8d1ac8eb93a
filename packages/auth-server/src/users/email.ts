import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'

const longest = 255
const email = z.email({ pattern: z.regexes.html5Email })

/** An address as accounts are kept by: trimmed, in lower case. `400 validation_failed` when it is none. */
export function readEmail(given: string): string {
  const address = given.trim()
  if (address.length > longest) throw new AuthError(400, 'validation_failed', 'An email address is too long')
  // Before it is in lower case: there the Kelvin sign is a k, and the address somebody else's.
  if (email.safeParse(address).success) return address.toLowerCase()
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format')
}
