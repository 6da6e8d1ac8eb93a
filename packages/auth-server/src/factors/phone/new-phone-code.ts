import type { Backend } from '../../backend.ts'
import { makeOtp } from '../../one-time-tokens/otp.ts'
import { isStoredToken, storedTokenHash } from '../../one-time-tokens/token-hash.ts'

/** A code for a challenge, and the only form in which it is kept: under the server’s key, for this challenge alone. */
export function newPhoneCode({ settings, serverKey }: Backend, challengeId: string) {
  const phoneCode = makeOtp(settings.otp.length)
  return { phoneCode, columns: { otpCode: storedTokenHash(ofChallenge(challengeId, phoneCode), serverKey) } }
}

/** Whether a code is the one sent for a challenge. */
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
