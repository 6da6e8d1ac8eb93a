import type { PhoneNumberType } from 'libphonenumber-js/max'
import type { Backend } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { requireInterval } from '../limits/sending-limits.ts'
import { makeOtp, storedTokenHash, isStoredToken } from '../one-time-tokens/one-time-token.ts'
import { readPhone } from '../users/identifier.ts'

const unreachable: ReadonlySet<PhoneNumberType> = new Set([
  'FIXED_LINE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'PAGER',
  'UAN',
  'VOICEMAIL',
])

export async function readFactorPhone(given: string | null | undefined): Promise<string> {
  if (!given) throw invalid('Phone number required to enroll Phone factor')
  const digits = readPhone(given)
  // Its table of numbers is large, and rarely wanted.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(`+${digits}`)
  const type = number?.getType()
  if (!number?.isPossible() || number.number !== `+${digits}`)
    throw invalid('Invalid phone number format (E.164 required)')
  if (type && unreachable.has(type)) throw invalid('This phone number cannot receive messages')
  return digits
}

export function newPhoneCode({ settings, serverKey }: Backend, challengeId: string) {
  const phoneCode = makeOtp(settings.otp.length)
  return { phoneCode, columns: { otpCode: storedTokenHash(ofChallenge(challengeId, phoneCode), serverKey) } }
}

export function isPhoneCode(
  { serverKey }: Backend,
  challenge: { id: string; otpCode: string | null },
  code: string,
): boolean {
  return isStoredToken(ofChallenge(challenge.id, code.trim()), challenge.otpCode ?? '', serverKey)
}

function ofChallenge(id: string, code: string) {
  return `factor ${id} ${code}`
}

type PhoneFactor = Pick<FactorRow, 'phone' | 'lastChallengedAt'>

export function requirePhoneCodeAllowed({ settings, sendings, now }: Backend, factor: PhoneFactor): void {
  const { everySeconds } = settings.sms
  sendings.requireQuota('sms')
  requireInterval('sms', { sentAt: factor.lastChallengedAt, everySeconds, now: now() })
  sendings.noteRequest('sms', subjectOf(factor))
}

export function forgetPhoneCode({ sendings }: Backend, factor: PhoneFactor): void {
  sendings.forgetRequest(subjectOf(factor))
}

/** Not the number alone: codes for signing in, which anybody may ask for, must not delay the second factor. */
function subjectOf({ phone }: PhoneFactor) {
  return `factor ${phone}`
}
