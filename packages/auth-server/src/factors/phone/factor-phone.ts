import type { PhoneNumberType } from 'libphonenumber-js/max'
import { AuthError } from '../../errors/auth-error.ts'
import { readPhone } from '../../users/phone.ts'

/** Numbers that receive no message, or only at somebody’s expense. */
const unreachable: ReadonlySet<PhoneNumberType> = new Set([
  'FIXED_LINE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'PAGER',
  'UAN',
  'VOICEMAIL',
])

/**
 * The number of a new phone factor: E.164 without its plus sign. `400 validation_failed` for what no country has, or
 * what is known to receive no message; numbers of unknown kind pass, for plans change more often than we do.
 */
export async function readFactorPhone(given: string | null | undefined): Promise<string> {
  if (!given) throw new AuthError(400, 'validation_failed', 'Phone number required to enroll Phone factor')
  const digits = readPhone(given)
  // Its table of numbers is large, and rarely wanted.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(`+${digits}`)
  const type = number?.getType()
  if (!number?.isPossible() || number.number !== `+${digits}`)
    throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  if (type && unreachable.has(type))
    throw new AuthError(400, 'validation_failed', 'This phone number cannot receive messages')
  return digits
}
