import { z } from 'zod'
import type { Backend } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'

export type Identifier = { kind: 'email' | 'phone'; value: string }

export function readIdentifier(
  backend: Backend,
  given: { email?: string | undefined; phone?: string | undefined },
): Identifier {
  if (given.email && given.phone) throw invalid('Only an email address or phone number should be provided')
  const kind = given.email ? 'email' : 'phone'
  const value = given[kind]
  if (!value) throw invalid('missing email or phone')
  requireKind(backend, kind, 'logins')
  return { kind, value: kind === 'email' ? readEmail(value) : readPhone(value) }
}

/** `400 email_provider_disabled` or `phone_provider_disabled` where accounts have no such names. */
export function requireKind(backend: Backend, kind: Identifier['kind'], what: 'logins' | 'signups'): void {
  if (backend.settings.signUp[kind]) return
  throw new AuthError(400, `${kind}_provider_disabled`, `${spoken[kind]} ${what} are disabled`)
}

export const spoken = { email: 'Email', phone: 'Phone' } as const

const longest = 255

const email = z.email({ pattern: z.regexes.html5Email })

/** An address as accounts are kept by: trimmed, in lower case. `400 validation_failed` when it is none. */
export function readEmail(given: string): string {
  const address = given.trim()
  if (address.length > longest) throw invalid('An email address is too long')
  // Before it is in lower case: there the Kelvin sign is a k, and the address somebody else's.
  if (email.safeParse(address).success) return address.toLowerCase()
  throw invalid('Unable to validate email address: invalid format')
}

const e164 = /^[1-9][0-9]{1,14}$/

/** A number as accounts are kept by: E.164 without its plus sign. `400 validation_failed` when it is none. */
export function readPhone(given: string): string {
  const digits = given.replaceAll(' ', '').replace(/^\+/, '')
  if (e164.test(digits)) return digits
  throw invalid('Invalid phone number format (E.164 required)')
}

export function isConfirmed(user: UserRow, kind: Identifier['kind']): boolean {
  return (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null
}
