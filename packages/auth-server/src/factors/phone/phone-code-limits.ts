import type { Backend } from '../../backend.ts'
import { requireRested } from '../../limits/sending-limits.ts'
import type { FactorRow } from '../../users/user-row.ts'

type PhoneFactor = Pick<FactorRow, 'phone' | 'lastChallengedAt'>

/**
 * `429 over_sms_send_rate_limit` when this hour’s texts are used up, or the last code for this factor or number is too
 * fresh: giving a factor up and enrolling it again does not make the number’s owner receive more.
 */
export function requirePhoneCodeAllowed({ settings, sendings, now }: Backend, factor: PhoneFactor): void {
  const { everySeconds } = settings.sms
  sendings.requireSomeLeft('sms')
  requireRested('sms', { sentAt: factor.lastChallengedAt, everySeconds, now: now() })
  sendings.noteAsked('sms', subjectOf(factor))
}

/** The number’s owner answered, or was sent nothing. */
export function forgetPhoneCode({ sendings }: Backend, factor: PhoneFactor): void {
  sendings.forgetAsked(subjectOf(factor))
}

/** Not the number alone: codes for signing in, which anybody may ask for, must not delay the second factor. */
function subjectOf({ phone }: PhoneFactor) {
  return `factor ${phone}`
}
