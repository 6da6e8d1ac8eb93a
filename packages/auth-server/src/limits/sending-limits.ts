import { AuthError, type ErrorCode } from '../errors/auth-error.ts'
import type { AuthSettings } from '../settings.ts'

export type Transport = 'mail' | 'sms'

export type SendingLimits = {
  /** Notes a request for an address or number, known or not; throws as {@link requireInterval} when too soon. */
  noteRequest: (carrier: Transport, address: string) => void
  /** After a hand-over that failed, or once the owner has answered: one may ask again at once. */
  forgetRequest: (address: string) => void
  requireQuota: (carrier: Transport) => void
  count: (carrier: Transport) => void
}

const hour = 3_600_000

const manyAddresses = 10_000

export function sendingLimits(settings: AuthSettings, now: () => Date): SendingLimits {
  const sent: Record<Transport, number[]> = { mail: [], sms: [] }
  const restsUntil = new Map<string, number>()
  return {
    noteRequest(carrier, address) {
      const at = now().getTime()
      if (restsUntil.size >= manyAddresses) forgetUnblocked(restsUntil, at)
      const until = restsUntil.get(address) ?? 0
      if (until > at) throw tooSoon(carrier, until - at)
      const { everySeconds } = settings[carrier]
      if (everySeconds > 0) restsUntil.set(address, at + everySeconds * 1000)
    },
    forgetRequest: (address) => void restsUntil.delete(address),
    requireQuota(carrier) {
      const oldest = now().getTime() - hour
      sent[carrier] = sent[carrier].filter((at) => at > oldest)
      if (sent[carrier].length < settings[carrier].perHour) return
      throw new AuthError(429, codes[carrier], `${carrier === 'mail' ? 'email' : 'SMS'} rate limit exceeded`)
    },
    count(carrier) {
      if (carrier === 'sms' || !settings.autoconfirm.email) sent[carrier].push(now().getTime())
    },
  }
}

const codes = {
  mail: 'over_email_send_rate_limit',
  sms: 'over_sms_send_rate_limit',
} as const satisfies Record<Transport, ErrorCode>

/** Refuses to send to an account again too soon after `sentAt`: `429`, saying in how many seconds. */
export function requireInterval(
  carrier: Transport,
  { sentAt, everySeconds, now }: { sentAt: Date | null; everySeconds: number; now: Date },
): void {
  const rest = sentAt ? sentAt.getTime() + everySeconds * 1000 - now.getTime() : 0
  if (rest > 0) throw tooSoon(carrier, rest)
}

function tooSoon(carrier: Transport, milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return new AuthError(429, codes[carrier], message)
}

function forgetUnblocked(restsUntil: Map<string, number>, at: number) {
  for (const [address, until] of restsUntil) if (until <= at) restsUntil.delete(address)
}
