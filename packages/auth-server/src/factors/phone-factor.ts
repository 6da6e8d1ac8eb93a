import type { Backend } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { makeOtp, storedTokenHash, isStoredToken } from '../one-time-tokens/one-time-token.ts'
import { readPhone } from '../users/identifier.ts'
import type { ChallengeRow } from './challenge.ts'

const unreachable = ['FIXED_LINE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'PAGER', 'UAN', 'VOICEMAIL']

export async function readFactorPhone(given: string | null | undefined): Promise<string> {
  if (!given) throw invalid('Phone number required to enroll Phone factor')
  const digits = readPhone(given)
  // Its table of numbers is large, and rarely wanted.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(`+${digits}`)
  if (!number?.isPossible() || number.number !== `+${digits}`)
    throw invalid('Invalid phone number format (E.164 required)')
  if (unreachable.includes(number.getType() ?? '')) throw invalid('This phone number cannot receive messages')
  return digits
}

export function newPhoneCode({ settings, serverKey }: Backend, challengeId: string) {
  const phoneCode = makeOtp(settings.otp.length)
  return { phoneCode, columns: { otpCode: storedTokenHash(`factor ${challengeId} ${phoneCode}`, serverKey) } }
}

export function isPhoneCode({ serverKey }: Backend, { id, otpCode }: ChallengeRow, code: string): boolean {
  return isStoredToken(`factor ${id} ${code.trim()}`, otpCode ?? '', serverKey)
}

export async function requirePhoneCodeAllowed(backend: Backend, factor: FactorRow): Promise<void> {
  await backend.sendings.requireQuota(backend, 'sms')
  backend.sendings.requireInterval(backend, 'sms', factor.lastChallengedAt)
  await backend.sendings.noteRequest(backend, 'sms', subjectOf(factor))
}

export async function forgetPhoneCode(backend: Backend, factor: FactorRow): Promise<void> {
  await backend.sendings.forgetRequest(backend, subjectOf(factor))
}

/** Not the number alone: codes for signing in, which anybody may ask for, must not delay the second factor. */
function subjectOf({ phone }: FactorRow) {
  return `factor ${phone}`
}
